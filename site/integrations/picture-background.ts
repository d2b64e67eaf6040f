import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { keepResult } from './kept-results.ts';

/** A change of this file makes other backgrounds. */
const MAKER = new URL(import.meta.url);

/**
 * Returns a function from a picture's address to a CSS background of its colors: a gradient across the top, and one over
 * it for the lower edge. `root` is the folder of the site's files.
 */
export function createBackgrounds(root: string): (address: string) => Promise<string> {
  const backgrounds = new Map<string, Promise<string>>();
  return (address) => {
    const background = backgrounds.get(address) ?? createBackground(join(root, address));
    backgrounds.set(address, background);
    return background;
  };
}

async function createBackground(file: string): Promise<string> {
  const picture = await readFile(file);
  const makers = [await readFile(MAKER), JSON.stringify(sharp.versions)];
  const draw = async () => Buffer.from(await drawBackground(picture));
  return String(await keepResult([...makers, picture], draw));
}

async function drawBackground(picture: Buffer): Promise<string> {
  const corners = await sharp(picture).resize(2, 2, { fit: 'fill', kernel: 'cubic' }).removeAlpha().raw().toBuffer();
  const [left, right, lowerLeft, lowerRight] = [0, 3, 6, 9].map((start) => [...corners.subarray(start, start + 3)]);
  const lower = lowerLeft?.map((value, channel) => Math.round((value + (lowerRight?.[channel] ?? value)) / 2));
  return `linear-gradient(#0000,${toHex(lower)}),linear-gradient(90deg,${toHex(left)},${toHex(right)})`;
}

const toHex = (color: number[] = []) => `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
