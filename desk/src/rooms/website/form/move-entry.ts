/** Moves an entry of a list to another place; returns the list itself where there is no such place. */
export function moveEntry<Entry>(entries: readonly Entry[], place: number, to: number): readonly Entry[] {
  const entry = entries[place];
  if (entry === undefined || entries[to] === undefined) return entries;
  const others = entries.filter((_entry, index) => index !== place);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}
