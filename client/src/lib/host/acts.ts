/** Acts of hosts as they are read in the journal. */
import { purseName } from "../communities/purse";
import type { HostAct } from "../net/api/host";
import { moment } from "../words/dates";
import { say as said, t, type Words } from "../words/words";

type Said = (id: string, args?: Words) => string;

/** Who did what to whom, in one sentence. */
export function told(act: HostAct, say: Said = t): string {
  const named = (who: HostAct["about"]) => who?.name ?? say("chat-left");
  return say("host-act", { kind: act.kind, host: act.host ?? say("chat-left"), name: named(act.about), beside: named(act.beside) });
}

/** What else there is to it: the names before and after, until when, how much of what and in which community, of which card set, how much could not be had, which parts of the charter. */
export function details(act: HostAct, say: Said = t): string {
  const { until, assets, fields, community, title, missing } = act.data;
  return [
    act.was && act.became ? say("host-act-names", { was: act.was, became: act.became }) : "",
    act.kind === "banned" ? (until ? say("host-act-until", { until: moment(until) }) : say("host-act-for-good")) : "",
    act.kind === "imported" || act.kind === "unimported" ? say("host-act-members", { count: act.data.uses ?? 0 }) : "",
    (assets ?? []).map((one) => `${one.count} × ${said(one.called)}`).join(", "),
    title ?? "",
    missing ? say("host-act-missing", { gil: missing }) : "",
    community ? say("community-played-in", { name: purseName(community) }) : "",
    (fields ?? []).map((field) => say("host-field", { field })).join(", "),
  ]
    .filter(Boolean)
    .join(" · ");
}
