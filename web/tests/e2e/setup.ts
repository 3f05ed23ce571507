/** One server for all tests; each test opens browser profiles of its own. */
import { openHouse } from "./house";

export default async function setup(): Promise<() => Promise<void>> {
  const house = await openHouse();
  process.env.CHAPTERHOUSE_ADDRESS = house.address;
  return () => house.close();
}
