/**
 * Derives a value from all entries of a collection once per build, where the content does not change. Otherwise each
 * page would read all others, and the build's time would grow with the square of their number. In development, where
 * content changes, every call derives the value again.
 */
export function onceInBuild<Value>(derive: () => Promise<Value>): () => Promise<Value> {
  if (import.meta.env.DEV) return derive;
  let derived: Promise<Value> | undefined;
  return () => {
    derived ??= derive();
    return derived;
  };
}
