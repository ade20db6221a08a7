// A small game for four on boardgame.io's server, kept in memory: each player in turn claims one of 64 fields.
const { Server } = require("boardgame.io/dist/cjs/server.js");

const fields = {
  name: "fields",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ owners: Array(64).fill(null), claims: [0, 0, 0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    claim: ({ G, playerID }, field) => {
      G.owners[field] = playerID;
      G.claims[Number(playerID)] += 1;
    },
  },
};

const [port, lobbyPort] = process.argv.slice(2).map(Number);
const server = Server({ games: [fields], origins: [/127\.0\.0\.1/] });
server.run({ port, lobbyConfig: { apiPort: lobbyPort } });
