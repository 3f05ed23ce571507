// A game with as little in it as a turn-based game can have: one number, one move, then the next player's turn.
// Moves are made by the server only, like ours: a client that plays ahead of the server tells nothing of the server.
exports.game = {
  name: "toy",
  setup: () => ({ total: 0 }),
  moves: {
    add: {
      move: ({ G }, number) => {
        G.total += number;
      },
      client: false,
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};
