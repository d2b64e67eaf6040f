import { readTokenColor } from '@clinic/ui/styles/token-colors.ts';
import tokens from '@clinic/ui/styles/tokens.css?raw';

/** Returns the color of a token, for pictures, the manifest and the browser's own frame: `--accent` -> `#f59e0b` */
export function getColor(token: `--${string}`): string {
  return readTokenColor(tokens, token);
}
