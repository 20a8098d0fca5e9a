import { expect, it } from "vitest";
import type { HostAct } from "../net/api/host";
import { details, told } from "./acts";

const ACT: HostAct = {
  number: 1, id: "a", kind: "granted", host: "Odile", about: { id: "i", name: "Ivo" }, beside: null, time: "2026-11-26T07:00:00.000+00:00",
  why: "Summer cup", was: null, became: null, undoes: false, undone: false, reversible: true, data: {},
};
const say = (id: string, args?: Record<string, string | number>) => `${id} ${JSON.stringify(args ?? {})}`;

it("says who did what to whom; who left has no name", () => {
  expect(told(ACT, say)).toContain('"kind":"granted","host":"Odile","name":"Ivo"');
  expect(told({ ...ACT, about: { id: "i", name: null } }, say)).toContain("chat-left");
});

it("tells the names, until when, how much and which parts", () => {
  expect(details({ ...ACT, was: "Ivo", became: "Yvo" }, say)).toBe('host-act-names {"was":"Ivo","became":"Yvo"}');
  expect(details({ ...ACT, kind: "banned", data: { until: null } }, say)).toBe("host-act-for-good {}");
  expect(details({ ...ACT, data: { assets: [{ name: "gil", called: { en: "gil", fr: "gil" }, count: 300 }, { name: "Ifrit", called: { en: "Ifrit", fr: "Ifrit" }, count: 1 }] } }, say)).toBe("300 × gil, 1 × Ifrit");
  expect(details({ ...ACT, kind: "arranged", data: { fields: ["name"] } }, say)).toBe('host-field {"field":"name"}');
  expect(details(ACT, say)).toBe("");
});
