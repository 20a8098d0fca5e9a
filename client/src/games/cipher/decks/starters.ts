/** Starter decks, and decks as text. */
import type { Card } from "../types";

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
