/** Who may import whom in the client: nothing in a circle, and a game only what is its own and the hall's. */
export default {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "games-stand-apart",
      severity: "error",
      from: { path: "^src/games/([^/]+)/" },
      to: { path: "^src/games/", pathNot: "^src/games/$1/" },
    },
    {
      name: "the-hall-knows-no-game",
      severity: "error",
      from: { path: "^src/(lib|parts|pages)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^src/games/" },
    },
    { name: "lib-draws-nothing", severity: "error", from: { path: "^src/lib/", pathNot: "\\.test\\.ts$" }, to: { path: "^src/(parts|pages)/", dependencyTypesNot: ["type-only"] } },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    includeOnly: "^src/",
  },
};
