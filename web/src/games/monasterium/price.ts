/** What the novice who is being sent out costs, read off the view. */
import type { MonasteriumView, PlayerView, PriceView } from "../../protocol/generated/monasterium";
import { chain, sentNovice } from "./chain";
import type { Components } from "./components";

export interface SentPrice extends PriceView {
  row: string;
}

/** The price of the novice on his way, less what the action that sends him takes off; null where nobody is sent. */
export function sentPrice(
  components: Components,
  view: MonasteriumView,
  me: PlayerView | null,
): SentPrice | null {
  const novice = sentNovice(view.stack);
  if (!novice || !me || novice.endsWith("-extra")) return null;
  const row = novice.split("-")[0] ?? "";
  const price = me.prices[components.rows.indexOf(row)];
  const rebate = Number(chain(view.stack)[0]?.rest[1] ?? 0);
  return price ? { ...price, influence: Math.max(0, price.influence - rebate), row } : null;
}

/** What of one good it costs. The goods of a building depend on its kind, so they are told with the place. */
export function priceOf(
  components: Components,
  view: MonasteriumView,
  me: PlayerView | null,
  good: string,
): number {
  const price = sentPrice(components, view, me);
  return good === "influence" ? (price?.influence ?? 0) : good === "rosary" ? (price?.rosary ?? 0) : 0;
}
