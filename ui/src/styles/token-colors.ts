/**
 * Returns the color of a token of `tokens.css`, for files that cannot read custom properties: `--ground-night` ->
 * `#04161c`. Throws an error when there is no such token.
 */
export function readTokenColor(tokens: string, name: string): string {
  const [, value] = new RegExp(`\\s${name}:\\s*([^;]+);`).exec(tokens) ?? [];
  if (value === undefined) throw new Error(`ui/src/styles/tokens.css has no ${name}.`);
  const [, source] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return source ? readTokenColor(tokens, source) : value;
}
