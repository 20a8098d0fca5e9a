/** Machines: players that are programs, whose names say so. */

const MARK = "[machine] ";

/** Of the name that its owner gives it. */
export const LONGEST_NAME = 24;

/** Whether a name is a machine's: no other can begin so. */
export const isMachine = (name: string): boolean => name.startsWith(MARK);

/** A name without that mark, as addresses have it. */
export const bare = (name: string): string => (isMachine(name) ? name.slice(MARK.length) : name);
