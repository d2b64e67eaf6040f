import { readTokens } from '@clinic/ui/build/brand-colors.ts';
import { readTokenColor } from '@clinic/ui/styles/token-colors.ts';
import sharp from 'sharp';
import { SHARE_CARD_PX } from '../share-card-size.ts';
import { DEVANAGARI, type TypeSetter } from './type-setter.ts';

const MARGIN_PX = 72;
const TITLE_MAX_WIDTH_PX = 620;
/** Sizes of the title, tried from the largest until the title fits. */
const TITLE_SIZES_PX = [92, 80, 70, 60, 52];
const TITLE_LINES = { leading: 1.06, most: 4 };
/** The signs above and below Devanagari letters need more room. */
const TITLE_LINES_DEVANAGARI = { leading: 1.3, most: 3 };
const TITLE_WEIGHT = 660;
const NAME_SIZE_PX = 34;
const QUALITY = 80;

/** The picture's left edge. A gradient is dark there and behind the title, and clear from its last stop on. */
const PICTURE_LEFT_PX = 480;
const FADE_STOPS = [
  { leftPx: PICTURE_LEFT_PX, night: 1 },
  { leftPx: MARGIN_PX + TITLE_MAX_WIDTH_PX, night: 0.8 },
  { leftPx: 980, night: 0 },
];

const TOKENS = readTokens();
const NIGHT = readTokenColor(TOKENS, '--ground-night');
const ON_NIGHT = readTokenColor(TOKENS, '--text-on-night');
const ON_NIGHT_QUIET = readTokenColor(TOKENS, '--text-on-night-body');
const ACCENT = readTokenColor(TOKENS, '--accent');

type ShareCard = { title: string; siteName: string; picture: Buffer };

/** Draws the picture of a shared link as a JPEG: the page's title in the site's font beside the page's picture. */
export async function drawShareCard({ title, siteName, picture }: ShareCard, type: TypeSetter): Promise<Buffer> {
  const { width, height } = SHARE_CARD_PX;
  const right = await sharp(picture)
    .resize({ width: width - PICTURE_LEFT_PX, height, fit: 'cover', position: 'top' })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: NIGHT } })
    .composite([
      { input: right, left: PICTURE_LEFT_PX, top: 0 },
      { input: Buffer.from(drawWords(title, siteName, type)), left: 0, top: 0 },
    ])
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

function drawWords(title: string, siteName: string, type: TypeSetter): string {
  const { width, height } = SHARE_CARD_PX;
  const { lines, sizePx } = fitTitle(title, type);
  const leadingPx = sizePx * readTitleLines(title).leading;
  const lastBaseline = height - MARGIN_PX - 24;
  const titlePaths = lines.map((line, index) => {
    const y = lastBaseline - (lines.length - 1 - index) * leadingPx;
    return `<path transform="translate(${MARGIN_PX} ${y})" fill="${ON_NIGHT}" d="${type.setLine(line, sizePx, TITLE_WEIGHT).path}"/>`;
  });
  const markY = MARGIN_PX + 12;
  const name = type.setLine(siteName, NAME_SIZE_PX, 560).path;
  const fade = FADE_STOPS.map(
    ({ leftPx, night }) => `<stop offset="${leftPx / width}" stop-color="${NIGHT}" stop-opacity="${night}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="fade">${fade.join('')}</linearGradient>
    <rect width="${width}" height="${height}" fill="url(#fade)"/>
    <path d="M${MARGIN_PX} ${markY}h44" stroke="${ON_NIGHT_QUIET}" stroke-width="3"/>
    <circle cx="${MARGIN_PX + 52}" cy="${markY}" r="8" fill="${ACCENT}"/>
    <path transform="translate(${MARGIN_PX + 78} ${markY + NAME_SIZE_PX * 0.34})" fill="${ON_NIGHT_QUIET}" d="${name}"/>
    ${titlePaths.join('')}
  </svg>`;
}

function fitTitle(title: string, type: TypeSetter): { lines: string[]; sizePx: number } {
  const set = TITLE_SIZES_PX.map((sizePx) => ({
    sizePx,
    lines: type.breakLines(title, sizePx, TITLE_WEIGHT, TITLE_MAX_WIDTH_PX),
  }));
  return (
    set.find(({ lines }) => lines.length <= readTitleLines(title).most) ?? (set[set.length - 1] as (typeof set)[number])
  );
}

function readTitleLines(title: string): typeof TITLE_LINES {
  return DEVANAGARI.test(title) ? TITLE_LINES_DEVANAGARI : TITLE_LINES;
}
