// A bot in JavaScript: a line of JSON in, a line of JSON out.
// Try it out:  chapterhouse bot greedy --against "node examples/eager-bot.mjs" --game monasterium
import { createInterface } from "node:readline";

const LIKES = ["take-die", "place-novice", "take-window", "choose-novice", "use-action", "take-joker", "take-dice"];

/** The number of the choice whose kind we like best; of several, the last. */
function choose(choices) {
  for (const kind of LIKES) {
    const number = choices.findLastIndex((choice) => choice.type === kind);
    if (number >= 0) return number;
  }
  return 0;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, choices } = JSON.parse(line);
  console.log(JSON.stringify({ id, choice: choose(choices) }));
}
