// Makes the icons that cannot be SVG from public/favicon.svg. Run after changing that file: `node site/make-icons.mjs`.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readTokenColor } from './src/styles/token-colors.ts';

const FOLDER = join(import.meta.dirname, 'public');
/** The ground of favicon.svg's disc: squares filled with it continue the disc. */
const GROUND = readTokenColor(
  await readFile(join(import.meta.dirname, 'src/styles/tokens.css'), 'utf8'),
  '--ground-night',
);
const ICO_PX = 32;
const ICO_HEADER_BYTES = 22;
/** Launchers may cut a maskable icon to a circle of 80 % (https://w3c.github.io/manifest/#icon-masks). */
const MASKABLE_SCALE = 0.8;

const svg = await readFile(join(FOLDER, 'favicon.svg'));

/** The sign on nothing: its own disc is its ground. */
function drawDisc(px) {
  return sharp(svg, { density: (72 * px) / 40 })
    .resize(px, px)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The sign on a full square, for systems that cut their own corners. */
async function drawSquare(px, scale) {
  const disc = await drawDisc(Math.round(px * scale));
  return sharp({ create: { width: px, height: px, channels: 3, background: GROUND } })
    .composite([{ input: disc }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file with one PNG in it: https://learn.microsoft.com/windows/win32/menurc/newheader */
function wrapAsIco(png) {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(ICO_PX, 6);
  header.writeUInt8(ICO_PX, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits for each pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(ICO_HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}

const icons = {
  'favicon.ico': wrapAsIco(await drawDisc(ICO_PX)),
  'apple-touch-icon.png': await drawSquare(180, 0.92),
  'icon-192.png': await drawDisc(192),
  'icon-512.png': await drawDisc(512),
  'icon-maskable-512.png': await drawSquare(512, MASKABLE_SCALE),
};
for (const [name, bytes] of Object.entries(icons)) await writeFile(join(FOLDER, name), bytes);
