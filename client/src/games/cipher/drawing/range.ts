/** A unit's range as it is printed: "1", "1–2", or a dash for one that cannot attack. */
export function printedRange(range: number[]): string {
  if (range.length === 0) return "–";
  const low = Math.min(...range);
  const high = Math.max(...range);
  return low === high ? String(low) : high - low + 1 === range.length ? `${low}–${high}` : range.join("·");
}
