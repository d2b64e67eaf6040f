// Draws a quiet stand-in for every picture that a content file names and nobody has made yet:
// `npm run art -- placeholders`. Contour plates around one amber dot, in the colors of the site; the same name always
// gives the same drawing. A real picture of the same name simply takes its place.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import sharp from 'sharp';

const CONTENT = resolve(import.meta.dirname, '../content');
const PICTURE_PATTERN = /\.\.?\/[\w./-]+\.webp/g;

/** Width and height by the folder that names the picture: portraits stand, everything else lies. */
const LANDSCAPE = [1280, 853];
const PORTRAIT = [960, 1200];
const SQUARE = [480, 480];
const SIZES = { founders: PORTRAIT, team: PORTRAIT, testimonials: SQUARE };

const GROUNDS = [
  ['#e2f4ee', '#cdeae1', '#0a545c'],
  ['#e4f0f8', '#cfe3f1', '#0a545c'],
  ['#062a32', '#0b3f48', '#6fe3d4'],
  ['#fbfdfd', '#e2f4ee', '#12998f'],
];

const entries = await readdir(CONTENT, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => /\.(yaml|md)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
for (const file of files) {
  const text = await readFile(file, 'utf8');
  for (const [path] of text.matchAll(PICTURE_PATTERN)) {
    const target = resolve(dirname(file), path);
    if (existsSync(target)) continue;
    const [width, height] = SIZES[relative(CONTENT, dirname(file))] ?? LANDSCAPE;
    await mkdir(dirname(target), { recursive: true });
    await sharp(Buffer.from(drawPlate(path, width, height)))
      .webp({ quality: 80 })
      .toFile(target);
    console.log(relative(CONTENT, target));
  }
}

/** Closed curves r(θ) = R(1 + a·sin(mθ + p + 1.5t) + b·sin(nθ + q − 2.2t)) that shrink towards one point. */
function drawPlate(name, width, height) {
  const random = createRandom(name);
  const [from, to, line] = GROUNDS[Math.floor(random() * GROUNDS.length)];
  const [a, b] = [0.1 + random() * 0.08, 0.04 + random() * 0.05];
  const [m, n] = [2 + Math.floor(random() * 2), 4 + Math.floor(random() * 3)];
  const [p, q] = [random() * 6.28, random() * 6.28];
  const [x, y] = [width * (0.5 + random() * 0.2), height * (0.4 + random() * 0.2)];
  const size = Math.min(width, height) * 0.62;
  const curves = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    const points = Array.from({ length: 73 }, (_, k) => {
      const angle = (k / 72) * 2 * Math.PI;
      const r =
        size * (1 - 0.88 * t) * (1 + a * Math.sin(m * angle + p + 1.5 * t) + b * Math.sin(n * angle + q - 2.2 * t));
      return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    });
    return `<path d="M${points.join('L')}Z" stroke-opacity="${(0.12 + 0.62 * t).toFixed(2)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <g fill="none" stroke="${line}" stroke-width="2">${curves.join('')}</g>
    <circle cx="${x}" cy="${y}" r="${size * 0.03}" fill="#f59e0b"/></svg>`;
}

/** The same numbers for the same name: mulberry32 over an FNV-1a hash. */
function createRandom(name) {
  let seed = [...name].reduce((hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16777619), 2166136261);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), seed | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
