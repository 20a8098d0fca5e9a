/** What the hall finds out step by step: server-sent events of JSON, read as they come. */
import { inHall } from "../browser/address";
import { greeted, reader as heads, refusal, unreachable } from "./api";

const END = "\n\n";
const DATA = "data: ";

/** Every message of a stream as it comes, until the hall has said all or nobody listens any more. */
export async function listen<M>(path: string, hear: (message: M) => void, until: AbortSignal): Promise<void> {
  await greeted();
  const answer = await fetch(inHall(`/api${path}`), { credentials: "same-origin", headers: heads(), signal: until }).catch(() => null);
  if (until.aborted) return;
  if (!answer?.body) throw unreachable();
  if (!answer.ok) throw refusal(answer.status, await answer.json().catch(() => null));
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (until.aborted || done) return;
    const parts = (rest + value).split(END);
    rest = parts.pop()!;
    for (const part of parts) hear(JSON.parse(part.slice(DATA.length)) as M);
  }
}
