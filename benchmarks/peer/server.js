// boardgame.io with a game of nine placements: node server.js PORT [FOLDER]; without a folder matches are kept in memory alone.
const { INVALID_MOVE } = require("boardgame.io/core");
const { FlatFile, Server } = require("boardgame.io/server");

const [port, folder] = process.argv.slice(2);
const LINES = [[0, 1], [1, 2], [3, 4], [4, 5], [6, 7], [7, 8], [0, 3], [3, 6], [1, 4], [4, 7], [2, 5], [5, 8]];

/** Five cards a seat, each with one strength; a card takes its weaker neighbours. */
const triad = {
  name: "triad",
  setup: () => ({ cells: Array(9).fill(null), hands: [[2, 4, 5, 7, 9], [1, 3, 6, 8, 10]] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, card, cell) => {
      const hand = G.hands[playerID];
      if (G.cells[cell] !== null || hand[card] === undefined) return INVALID_MOVE;
      const [strength] = hand.splice(card, 1);
      G.cells[cell] = { owner: playerID, strength };
      for (const line of LINES.filter((pair) => pair.includes(cell))) {
        const beside = G.cells[line[0] === cell ? line[1] : line[0]];
        if (beside && beside.strength < strength) beside.owner = playerID;
      }
    },
  },
  endIf: ({ G }) => {
    if (G.cells.includes(null)) return undefined;
    const mine = G.cells.filter((cell) => cell.owner === "0").length;
    return { winner: mine > 4 ? "0" : "1" };
  },
};

const kept = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [triad], origins: ["*"], ...kept }).run(Number(port));
