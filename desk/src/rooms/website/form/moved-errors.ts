/** Returns the mistakes of an entry that has moved from one path to another, by the paths that its fields have now. */
export function moveErrors(errors: Readonly<Record<string, string>>, from: string, to: string) {
  if (from === to) return errors;
  const own = Object.entries(errors).filter(([path]) => path === from || path.startsWith(`${from}.`));
  return Object.fromEntries(own.map(([path, error]) => [to + path.slice(from.length), error]));
}
