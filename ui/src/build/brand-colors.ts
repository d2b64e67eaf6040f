import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findContentDir } from '@clinic/contract/content-dir.mjs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { type BrandColors, recolorTokens } from '../styles/brand-colors.ts';

const TOKENS_PATH = '/styles/tokens.css';
const TOKENS_FILE = new URL(`..${TOKENS_PATH}`, import.meta.url);

/** A Vite plugin that puts the colors of `content/clinic.yaml` into `tokens.css`. */
export function brandColors(): Plugin {
  return {
    name: 'brand-colors',
    enforce: 'pre',
    transform: (code, id) => (id.split('?')[0]?.endsWith(TOKENS_PATH) ? recolorTokens(code, readBrand()) : undefined),
  };
}

/** Reads `tokens.css` in the clinic's colors, for integrations that draw pictures after the build. */
export function readTokens(): string {
  return recolorTokens(readFileSync(TOKENS_FILE, 'utf8'), readBrand());
}

function readBrand(): BrandColors {
  return parse(readFileSync(join(findContentDir(process.env), 'clinic.yaml'), 'utf8')).colors;
}
