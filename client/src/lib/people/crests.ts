/** The animal on somebody's crest: the same for a name wherever it is drawn. */
export const ANIMALS = [
  "bear-head", "beaver", "bee", "bull", "butterfly", "cat", "dolphin", "eagle-head", "elephant-head", "frog", "gecko", "hedgehog", "horse-head", "hummingbird", "kiwi-bird", "lion",
  "octopus", "panda", "parrot-head", "penguin", "ram", "rooster", "seahorse", "snail", "stag-head", "swan", "tiger-head", "toucan", "turtle", "whale-tail", "wolf-head",
] as const;

export function animalOf(name: string): string {
  let sum = 7;
  for (const sign of name) sum = (sum * 31 + sign.codePointAt(0)!) % 1_000_003;
  return ANIMALS[sum % ANIMALS.length]!;
}
