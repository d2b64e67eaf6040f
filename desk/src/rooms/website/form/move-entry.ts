/** Moves an entry of a list by one place; returns the list itself where there is no such place. */
export function moveEntry<Entry>(entries: readonly Entry[], place: number, by: 1 | -1): readonly Entry[] {
  const entry = entries[place];
  const other = entries[place + by];
  if (entry === undefined || other === undefined) return entries;
  return entries.map((one, index) => (index === place ? other : index === place + by ? entry : one));
}
