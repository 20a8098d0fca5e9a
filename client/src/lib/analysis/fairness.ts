/** What fair play keeps back while people play: it is refused, but nothing went wrong. */
const KEPT_BACK = new Set(["position-live", "study-waits", "study-unsearched", "cards-chosen"]);

export const keptBack = (failure: { code: string } | null): boolean => failure !== null && KEPT_BACK.has(failure.code);
