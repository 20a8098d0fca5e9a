/** The focus of whoever took a proposal by a key comes back to the next one, unless they went elsewhere meanwhile. */
import type { Attachment } from "svelte/attachments";

let taken = false; // by a key

/** The button that takes a proposal, while it may be taken. */
export const returning =
  (open: boolean): Attachment<HTMLButtonElement> =>
  (button) => {
    if (open && taken) {
      if (document.activeElement === document.body) button.focus();
      taken = false;
    }
    // a click that no pointer made has no count
    const take = ({ detail }: MouseEvent): void => void (taken = detail === 0);
    button.addEventListener("click", take);
    return () => button.removeEventListener("click", take);
  };
