/** What is kept back: by fair play while people play, or as a hidden hand; it is refused, but nothing went wrong. */
const KEPT_BACK = new Set(["position-live", "study-waits", "study-unsearched", "cards-chosen", "decision-hidden"]);

export const keptBack = (failure: { code: string } | null): boolean => failure !== null && KEPT_BACK.has(failure.code);
