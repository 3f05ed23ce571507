/**
 * A value made from another one, kept while that one is the same. What outlives a component (a plan, an inquiry) works
 * things out like this: a `$derived` of Svelte dies with the component in which it was made, and would then stand still.
 */
export function kept<K, V>(make: (from: K) => V): (from: K) => V {
  let last: { from: K; value: V } | null = null;
  return (from) => {
    if (last === null || last.from !== from) last = { from, value: make(from) };
    return last.value;
  };
}
