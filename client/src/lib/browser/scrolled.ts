/** For what may scroll: while it does and holds nothing that takes the focus, it takes the focus itself, so that keys scroll it. */
import type { Attachment } from "svelte/attachments";

const STOPS = "a[href], :is(button, input, select):not([disabled]), summary";

export const scrolled: Attachment<HTMLElement> = (box) => {
  const look = (): void => {
    if (box.scrollHeight > box.clientHeight + 1 && !box.querySelector(STOPS)) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const sized = new ResizeObserver(look);
  const filled = new MutationObserver(look);
  sized.observe(box);
  filled.observe(box, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sized.disconnect();
    filled.disconnect();
  };
};
