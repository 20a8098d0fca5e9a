/** Rule sets that an account keeps. */
import { asGuest } from "../api";
import type { KeptRuleSet, RulesKept } from "../shapes";

const at = encodeURIComponent;

export const keptRules = {
  all: (game: string) => asGuest<RulesKept>("GET", `/kept-rules/${at(game)}`),
  keep: (game: string, kept: KeptRuleSet) => asGuest<KeptRuleSet>("PUT", `/kept-rules/${at(game)}`, kept),
  drop: (game: string, name: string) => asGuest<null>("DELETE", `/kept-rules/${at(game)}?name=${at(name)}`),
};
