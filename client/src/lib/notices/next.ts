/** Where somebody goes who has moved by post: to the game whose time runs out first, else to their inbox. */
import { inboxes, type Notice } from "../net/api/inbox";

const GAMES = ["turn", "pairing"];

const LAST = "9999"; // what has no end
const when = ({ due }: Notice): string => due ?? LAST;

export async function next(): Promise<string> {
  const { notices } = await inboxes.now();
  const waits = notices.filter(({ waits, kind }) => waits && GAMES.includes(kind));
  const [first] = waits.sort((one, other) => (when(one) < when(other) ? -1 : 1));
  return first?.link ?? "/inbox";
}
