/** Starter decks, and decks as lines of a text. */
import type { Card } from "../types";

export interface Starter {
  name: string;
  theme: string;
  main: string;
  codes: string[];
}

/** How often each card is there, in the order of cost and name. */
export function counted(codes: string[], get: (code: string) => Card | null): { code: string; count: number }[] {
  const often = new Map<string, number>();
  for (const code of codes) often.set(code, (often.get(code) ?? 0) + 1);
  const order = (code: string): [number, string] => [get(code)?.cost ?? 0, get(code)?.name ?? code];
  return [...often].map(([code, count]) => ({ code, count })).sort((a, b) => {
    const [x, y] = [order(a.code), order(b.code)];
    return x[0] - y[0] || x[1].localeCompare(y[1]);
  });
}

/** A deck as the server writes and reads it. */
export function asText(main: string | null, codes: string[], get: (code: string) => Card | null): string {
  const name = (code: string) => get(code)?.name ?? "";
  const lines = counted(codes, get).map(({ code, count }) => `${count} ${code} ${name(code)}`.trim());
  return [...(main ? [`MC: ${main} ${name(main)}`.trim()] : []), ...lines].join("\n");
}

const LINE = /^(?:(\d{1,2})\s*[x×]?\s+)?([A-Z]{1,3}\d{2}-\d{3}\S*)/;

/** The cards of a text that are written by their codes; names are left to the server. */
export function fromText(text: string): { main: string | null; codes: string[] } {
  let main: string | null = null;
  const codes: string[] = [];
  for (const line of text.split("\n").map((each) => each.split("#")[0]!.trim())) {
    const lead = /^(?:MC|main(?: character)?|personnage principal)\s*:\s*(\S+)/i.exec(line);
    const found = LINE.exec(line);
    if (lead) main = lead[1]!;
    else if (found) for (let n = 0; n < Number(found[1] ?? 1); n += 1) codes.push(found[2]!);
  }
  return { main, codes };
}
