/** Who sits at this browser. Nobody needs an account: a name is enough, and one is lent to whoever has none. */
import { api } from "./api";
import type { Me } from "./protocol/generated/table";
import { words } from "./words.svelte";

class Person {
  me = $state.raw<Me | null>(null);

  async meet(): Promise<Me> {
    this.me ??= await api.me();
    return this.me;
  }

  /** Make sure the house knows me before I make or join a table. */
  async introduce(): Promise<Me> {
    const me = await this.meet();
    return me.known ? me : this.rename(words.say("guest-name"));
  }

  async rename(name: string): Promise<Me> {
    this.me = await api.setMe({ name, language: words.language });
    return this.me;
  }

  /** Ask again who I am: something about it has changed. */
  async refresh(): Promise<Me> {
    this.me = await api.me();
    return this.me;
  }
}

export const person = new Person();
