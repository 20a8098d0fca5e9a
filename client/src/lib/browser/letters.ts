/** The letters of the hall, which travel beside the program: what stands already when they come would jump under a finger. */
const FACES = ["400 1em Hyper", "600 1em Hyper", "700 1em Hyper", "1em Caprasimo"];
const PATIENCE = 400; // milliseconds; on a slow line a page in other letters is better than none

/** Waits until they are there, or for as long as anybody would. */
export async function lettered(): Promise<void> {
  const late = new Promise((over) => setTimeout(over, PATIENCE));
  await Promise.race([Promise.allSettled(FACES.map((face) => document.fonts.load(face))), late]);
}
