// Lays every picture of content/ onto one sheet, to be looked at picture by picture: `npm run art -- sheet`.
// Words after it keep those whose path holds one of them: `npm run art -- sheet gallery recognitions`.
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import sharp from 'sharp';

const ROOT = resolve(import.meta.dirname, '..');
const CONTENT = join(ROOT, 'content');
const SHEET = join(ROOT, '.cache/art/sheet.png');
const COLUMNS = 4;
const CELL_PX = { width: 480, height: 360 };
const CAPTION_PX = 28;
const GAP_PX = 12;
const GROUND = '#16282d';

const words = process.argv.slice(2);
const entries = await readdir(CONTENT, { recursive: true, withFileTypes: true });
const pictures = entries
  .filter((entry) => /\.(webp|jpe?g|png)$/.test(entry.name))
  .map((entry) => relative(CONTENT, join(entry.parentPath, entry.name)))
  .filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
  .sort();

const step = { x: CELL_PX.width + GAP_PX, y: CELL_PX.height + CAPTION_PX + GAP_PX };
const rows = Math.ceil(pictures.length / COLUMNS);
const cells = await Promise.all(
  pictures.map(async (path, index) => {
    const left = GAP_PX + (index % COLUMNS) * step.x;
    const top = GAP_PX + Math.floor(index / COLUMNS) * step.y;
    const picture = await sharp(join(CONTENT, path))
      .resize({ ...CELL_PX, fit: 'contain', background: GROUND })
      .toBuffer();
    return [
      { input: picture, left, top },
      { input: drawCaption(path), left, top: top + CELL_PX.height },
    ];
  }),
);
await mkdir(dirname(SHEET), { recursive: true });
await sharp({
  create: { width: GAP_PX + COLUMNS * step.x, height: GAP_PX + rows * step.y, channels: 3, background: GROUND },
})
  .composite(cells.flat())
  .png()
  .toFile(SHEET);
process.stdout.write(`${pictures.length} pictures: ${relative(ROOT, SHEET)}\n`);

function drawCaption(path) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL_PX.width}" height="${CAPTION_PX}"><text x="4" y="20" font-family="sans-serif" font-size="15" fill="#d9f7ec">${path}</text></svg>`,
  );
}
