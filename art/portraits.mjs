// Draws the stand-ins for portraits: a blurred figure behind reeded glass, until a clinic puts real photographs in.
// `npm run art -- portraits` draws all of PEOPLE anew.
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import sharp from 'sharp';
import { PEOPLE } from './portrait-people.mjs';

const CONTENT = resolve(import.meta.dirname, '../content');

/** Part of the drawing that is shown, in its units, and the picture's size in px. */
const FRAMES = {
  portrait: { viewBox: [0, 44, 400, 500], size: [960, 1200], reeds: 15 },
  face: { viewBox: [50, 84, 300, 300], size: [480, 480], reeds: 11 },
  still: { viewBox: [-200, 70, 720, 480], size: [1280, 853], reeds: 26 },
};

/** The light behind the glass, from the window outwards, and what the glass takes on at its edges. */
const GROUNDS = {
  mint: ['#fff6e2', '#e9f6f2', '#9ccfc4'],
  ice: ['#fffaf0', '#e4f0f8', '#9cc0d8'],
  night: ['#6fd0c4', '#17777a', '#062a32'],
  lamp: ['#ffe7b8', '#3e9c96', '#0b3f48'],
};

const SKINS = {
  light: ['#eac1a0', '#c98f6c', '#9a6347'],
  middle: ['#d9a67f', '#a9714f', '#754a33'],
  deep: ['#b07a57', '#7d4f37', '#4f3023'],
};

/** Blur of the figure behind the glass, in the drawing's units. */
const BLUR = 5;
/** How much more of the figure each reed shows than it is wide. */
const SQUEEZE = 1.6;

/** The person before the window, without the glass. */
function drawFigure({ ground, skin, hair, hairColor, wear, accent }, [x, y, w, h], [width, height]) {
  const [lit, plain, shade] = SKINS[skin];
  const [window, air, edge] = GROUNDS[ground];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${w} ${h}">
    <defs>
      <radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="292" cy="150" r="440">
        <stop stop-color="${window}"/><stop offset=".42" stop-color="${air}"/><stop offset="1" stop-color="${edge}"/>
      </radialGradient>
      <linearGradient id="skin" x1="1" x2="0" y2=".35">
        <stop stop-color="${lit}"/><stop offset=".4" stop-color="${plain}"/><stop offset="1" stop-color="${shade}"/>
      </linearGradient>
      <linearGradient id="cloth" x1="1" x2="0" y2=".25">
        <stop stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity=".1"/>
        <stop offset="1" stop-color="#04161c" stop-opacity=".34"/>
      </linearGradient>
      <filter id="blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${BLUR}"/></filter>
    </defs>
    <rect x="-400" y="-300" width="1200" height="1300" fill="url(#ground)"/>
    <g filter="url(#blur)">
      ${HAIR_BEHIND[hair](hairColor)}
      <path d="M166 288h68v84c0 28-68 28-68 0z" fill="${shade}"/>
      <ellipse cx="200" cy="236" rx="57" ry="77" fill="url(#skin)"/>
      ${FEATURES}
      ${HAIR_BEFORE[hair](hairColor)}
      ${WEAR[wear](accent)}
    </g></svg>`;
}

const HAIR_BEHIND = {
  short: (color) => `<path d="M137 232c-12-84 14-130 65-130s74 48 61 130z" fill="${color}"/>`,
  long: (color) => `<path d="M124 350c-18-96-8-222 76-222s94 126 76 222z" fill="${color}"/>`,
  bun: (color) =>
    `<ellipse cx="204" cy="108" rx="38" ry="32" fill="${color}"/><path d="M132 282c-14-92 4-154 68-154s82 62 68 154z" fill="${color}"/>`,
};

const PARTED = (color) =>
  `<path d="M140 238c-2-68 18-101 60-101s62 33 60 101c-6-46-22-68-54-76-22 27-50 36-66 76z" fill="${color}"/>`;

const HAIR_BEFORE = {
  short: (color) =>
    `<path d="M141 222c-5-64 19-98 61-98s63 36 58 98c-6-31-14-45-27-53-30 8-56 6-71 0-12 10-17 27-21 53z" fill="${color}"/>`,
  long: PARTED,
  bun: PARTED,
};

/** Brows, eyes, mouth: only as much as a face keeps behind a blur. */
const FEATURES = `<g fill="#2b1710">
  <ellipse cx="177" cy="218" rx="15" ry="4" opacity=".5"/><ellipse cx="224" cy="218" rx="15" ry="4" opacity=".5"/>
  <ellipse cx="178" cy="233" rx="10" ry="5" opacity=".42"/><ellipse cx="223" cy="233" rx="10" ry="5" opacity=".42"/>
  </g><path d="M192 266c6 5 12 5 18 0" stroke="#6b3f2b" stroke-width="5" fill="none"/>
  <path d="M181 285c12 10 29 10 40 0-12-3-29-3-40 0z" fill="#8c3f37" opacity=".85"/>`;

const SHOULDERS = 'M-10 600c6-150 70-214 168-238 20 24 64 24 84 0 98 24 162 88 168 238z';
const dress = (color) => `<path d="${SHOULDERS}" fill="${color}"/><path d="${SHOULDERS}" fill="url(#cloth)"/>`;

const WEAR = {
  coat: (accent) => `${dress('#f4f9f9')}
    <path d="M160 360l40 96 40-96c-14 20-66 20-80 0z" fill="${accent}"/>
    <path d="M126 384l52 140M274 384l-52 140" stroke="#7fa9ad" stroke-width="5"/>
    <path d="M150 372c-8 60 10 90 26 110M250 372c8 50 2 70-8 96" stroke="#12343a" stroke-width="6" fill="none"/>
    <circle cx="242" cy="474" r="11" fill="#12343a"/><rect x="276" y="470" width="52" height="30" rx="4" fill="#f59e0b"/>`,
  tunic: (accent) => `${dress(accent)}
    <path d="M158 362l42 74 42-74" stroke="#eaf6f5" stroke-width="7" fill="none"/>
    <rect x="270" y="462" width="48" height="28" rx="4" fill="#f59e0b"/>`,
  shirt: (accent) =>
    `${dress(accent)}<path d="M150 362c20 50 80 50 100 0l-16-8c-10 20-58 20-68 0z" fill="#fff" opacity=".8"/>`,
  sari: (accent) => `${dress(accent)}
    <path d="M250 362c60 30 120 90 150 238H40C150 560 220 470 250 362z" fill="#f59e0b" opacity=".5"/>
    <path d="M252 366C222 470 150 556 44 600" stroke="#fbe3b4" stroke-width="9" fill="none"/>`,
};

/** Each reed is a small lens: it shows a wider strip squeezed into its own width, bright at its left edge. */
function lookThroughReeds(source, { width, height, channels }, reedWidth) {
  const glass = Buffer.alloc(width * height * 3);
  for (let x = 0; x < width; x++) {
    const start = Math.floor(x / reedWidth) * reedWidth;
    const middle = start + reedWidth / 2;
    const seen = Math.min(width - 1, Math.max(0, Math.round(middle + (x - middle) * SQUEEZE)));
    const place = (x - start) / reedWidth;
    const light = 0.3 * Math.max(0, 1 - place / 0.18) + 0.05 * Math.max(0, 1 - place);
    const shade = 0.2 * Math.max(0, (place - 0.68) / 0.32);
    for (let y = 0; y < height; y++) {
      for (let channel = 0; channel < 3; channel++) {
        const color = source[(y * width + seen) * channels + channel];
        const lightened = color + (255 - color) * light;
        glass[(y * width + x) * 3 + channel] = Math.round(lightened * (1 - shade) + [4, 44, 52][channel] * shade);
      }
    }
  }
  return glass;
}

for (const person of PEOPLE) {
  const { viewBox, size, reeds } = FRAMES[person.frame];
  const [width, height] = size;
  const { data, info } = await sharp(Buffer.from(drawFigure(person, viewBox, size)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const glass = lookThroughReeds(data, info, width / reeds);
  const target = resolve(CONTENT, `${person.file}.webp`);
  await mkdir(dirname(target), { recursive: true });
  await sharp(glass, { raw: { width, height, channels: 3 } })
    .webp({ quality: 84 })
    .toFile(target);
  console.log(`${person.file}.webp`);
}
