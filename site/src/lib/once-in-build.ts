/**
 * What is derived from all entries of a collection, for every page. In a build the content stands still, so it is
 * derived once: pages that each read all others would make the time of a build grow with the square of their number.
 * In development, where content changes, every call derives it anew.
 */
export function onceInBuild<Value>(derive: () => Promise<Value>): () => Promise<Value> {
  if (import.meta.env.DEV) return derive;
  let derived: Promise<Value> | undefined;
  return () => {
    derived ??= derive();
    return derived;
  };
}
