/** What a browser calls itself, cut down to what its owner recognises: "Firefox, Linux". */
const BROWSERS: [RegExp, string][] = [[/Edg/, "Edge"], [/OPR/, "Opera"], [/Firefox/, "Firefox"], [/Chrome|Chromium/, "Chrome"], [/Safari/, "Safari"]];
const SYSTEMS: [RegExp, string][] = [[/Android/, "Android"], [/iPhone|iPad/, "iOS"], [/Windows/, "Windows"], [/Mac OS/, "macOS"], [/Linux/, "Linux"]];

function first(known: [RegExp, string][], text: string): string | undefined {
  return known.find(([sign]) => sign.test(text))?.[1];
}

/** The order matters: most browsers call themselves several others as well. */
export function deviceName(agent: string): string {
  return [first(BROWSERS, agent), first(SYSTEMS, agent)].filter(Boolean).join(", ") || agent.slice(0, 40);
}
