/** How a name is set on a card so that it is read at the size of the field: in one line or two, squeezed where it is longer than its line. */
interface NameLine {
  text: string;
  room: number | undefined; // units that it is squeezed into
}

const ROOM = 55; // units
const ALONE = 9; // letters that one line bears
const NARROW = /[fijlrtI()'’.\- ]/;
const BROAD = /[mwMW]/;

/** About how wide a text is set, in units. */
const wide = (text: string): number => [...text].reduce((sum, letter) => sum + (NARROW.test(letter) ? 4.5 : BROAD.test(letter) ? 10.5 : 7.2), 0);

export function nameLines(name: string): NameLine[] {
  return broken(name).map((text) => ({ text, room: wide(text) > ROOM ? ROOM : undefined }));
}

/** A name of several words is broken where its longer line is shortest. */
function broken(name: string): string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= ALONE || gaps.length === 0) return [name];
  const longer = (at: number) => Math.max(at, name.length - at - 1);
  const at = gaps.reduce((best, gap) => (longer(gap) < longer(best) ? gap : best));
  return [name.slice(0, at), name.slice(at + 1)];
}
