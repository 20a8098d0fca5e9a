/** What is told of something is asked for once it comes near the window. */
import type { Attachment } from "svelte/attachments";

const NEAR = "200px";

/** Calls `then` once, as soon as the element is nearly in sight. */
export const appears = (then: () => void): Attachment => (element) => {
  const watch = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    then();
  }, { rootMargin: NEAR });
  watch.observe(element);
  return () => watch.disconnect();
};
