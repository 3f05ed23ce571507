// A boardgame.io server as its documentation starts one: matches are kept in memory only.
const { Server } = require("boardgame.io/server");
const { game } = require("./game.cjs");

Server({ games: [game], origins: [/.*/] }).run(Number(process.argv[2]), () => process.stdout.write("ready\n"));
