import { readTokenColor } from '@clinic/ui/styles/token-colors.ts';
import tokens from '@clinic/ui/styles/tokens.css?raw';

/** The colors of the browser's own frame around the desk, and around the waiting room's screen. */
export const GROUND_COLOR = readTokenColor(tokens, '--ground-card');
export const NIGHT_COLOR = readTokenColor(tokens, '--night');
export const FROST_COLOR = readTokenColor(tokens, '--frost');
