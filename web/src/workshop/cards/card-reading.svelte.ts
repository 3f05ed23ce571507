/** What the server says of a card that is being made: its sentence, or what is wrong with each part. */
import { api, Refusal } from "../../api";
import { person } from "../../person.svelte";
import type { CardFault } from "../../protocol/generated/table";
import type { Row } from "../data";

const PAUSE = 200;
/** Milliseconds without a change after which the server is asked. */

export class CardReading {
  text = $state("");
  faults = $state.raw<readonly CardFault[]>([]);
  asking = $state(false);
  trouble = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** Take a sentence that is known already. */
  know(text: string): void {
    this.stop();
    this.text = text;
    this.faults = [];
    this.trouble = "";
  }

  /** Ask for the sentence of a card; only the last question counts. */
  ask(game: string, deck: string, card: Row, language: string): void {
    this.stop();
    this.asking = true;
    this.#timer = setTimeout(() => void this.#read(this.#asked, game, deck, card, language), PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked++;
    this.asking = false;
  }

  async #read(number: number, game: string, deck: string, card: Row, language: string): Promise<void> {
    try {
      await person.introduce();
      const said = await api.readCard(game, { deck, card, language });
      if (number === this.#asked) ({ text: this.text, faults: this.faults } = said);
      this.trouble = "";
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error.problem.text;
    } finally {
      if (number === this.#asked) this.asking = false;
    }
  }
}
