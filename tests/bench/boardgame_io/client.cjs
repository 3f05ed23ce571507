// Plays matches without pausing, each with its players and one spectator, every one at a socket of their own.
//   node client.cjs PORT MATCHES PLAYERS SECONDS
// Prints "begin" when every match has seen a move, and at the end one line of JSON. A move counts when the spectator
// sees it, so what the server refuses does not count.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game } = require("./game.cjs");

const [port, matches, players, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const times = [];
let moves = 0;
let playing = 0;
let began = 0;

function begin() {
  moves = 0;
  times.length = 0;
  began = performance.now();
  process.stdout.write("begin\n");
  setTimeout(end, seconds * 1000);
}

function end() {
  const spent = (performance.now() - began) / 1000;
  process.stdout.write(JSON.stringify({ moves, seconds: spent, times }) + "\n", () => process.exit(0));
}

// The first client makes the match; the others come when it exists, and nobody moves before all have come.
// boardgame.io makes a match again for everybody who asks for one that is just being made.
class Match {
  constructor(number) {
    this.id = `match-${number}`;
    this.clients = new Map();
    this.seen = new Map();
    this.sent = new Map();
    this.sit("0");
  }

  sit(playerID) {
    const client = Client({ game, numPlayers: players, matchID: this.id, playerID, multiplayer: SocketIO({ server }), debug: false });
    this.clients.set(playerID, client);
    client.subscribe((state) => {
      if (state === null || state._stateID <= (this.seen.get(playerID) ?? -1)) return;
      const first = !this.seen.has(playerID);
      this.seen.set(playerID, state._stateID);
      if (first) this.arrived(playerID);
      else this.update(playerID, state._stateID);
      this.act(playerID);
    });
    client.start();
  }

  arrived(playerID) {
    if (playerID === "0") {
      for (let player = 1; player < players; player += 1) this.sit(String(player));
      this.sit(null);
    }
    if (this.seen.size === players + 1) for (const each of this.clients.keys()) this.act(each);
  }

  update(playerID, stateID) {
    const sent = this.sent.get(stateID);
    if (sent !== undefined && sent.by !== playerID) times.push(performance.now() - sent.at);
    if (playerID !== null) return;
    moves += 1;
    if (stateID === 1 && ++playing === matches) begin();
  }

  act(playerID) {
    const client = this.clients.get(playerID);
    const state = client.getState();
    if (this.seen.size <= players || playerID === null || state === null || state.ctx.currentPlayer !== playerID) return;
    const next = state._stateID + 1;
    if (this.sent.has(next)) return;
    this.sent.set(next, { by: playerID, at: performance.now() });
    setImmediate(() => client.moves.add(1));
  }
}

for (let number = 0; number < matches; number += 1) new Match(number);
