/** Whether whoever looks wants nothing to move. */
export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
