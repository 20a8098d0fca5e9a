/** Whether whoever sits here used the keys last, and no pointer since. */
let keyed = false;
addEventListener("keydown", () => void (keyed = true), true);
addEventListener("pointerdown", () => void (keyed = false), true);

export const byKeys = (): boolean => keyed;
