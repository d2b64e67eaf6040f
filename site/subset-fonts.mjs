// `npm run fonts --workspace site`: makes the font files of ui/src/fonts from Fontsource's files. They are committed,
// so that a build needs neither this script nor the large originals.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LANGUAGES } from '@clinic/contract/languages.ts';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { replaceTables } from './sfnt-tables.ts';

const require = createRequire(import.meta.url);

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** The characters of Indian English: Basic Latin, dashes, quotes and a few signs. */
const LATIN = `${range(0x20, 0x7e)}\u00a0©°·×½é–—‘’“”•…₹`;

/** The whole Devanagari block, because names that patients type may hold any of it. */
const DEVANAGARI = `${range(0x0900, 0x097f)}\u200c\u200d\u20b9\u25cc।॥ `;

/** The names of the site's languages in Devanagari, which English pages show. */
const LANGUAGE_NAMES = Object.values(LANGUAGES)
  .filter(({ script }) => script === 'Devanagari')
  .map(({ ownName }) => ownName)
  .join('');

/** The weight of these names. */
const NAMES_WEIGHT = 500;

/** The lightest and the boldest weight that the styles use. */
const WEIGHTS = { min: 200, max: 760 };

/** Features of Latin text here: kerning, ligatures, figures of one width, and shapes that change with the weight. */
const LATIN_FEATURES = ['kern', 'liga', 'ccmp', 'tnum', 'rvrn'];

/**
 * The weight whose kerning all weights use: that of the large headings, where kerning shows. Kerning that changes with
 * the weight is a sixth of the file, and costs a phone one more round trip (docs/decisions/003).
 */
const KERNING_WEIGHT = 240;

/** The kerning, and the table that it refers to. */
const KERNING_TABLES = ['GPOS', 'GDEF'];

/** Hints for screens of a few pixels, and the weight names that design programs list. */
const UNUSED_TABLES = ['prep', 'gasp', 'STAT'];

const fonts = [
  {
    from: 'anek-latin/files/anek-latin-latin-wght-normal.woff2',
    to: 'anek-latin.woff2',
    text: LATIN,
    keepFeatures: LATIN_FEATURES,
    kerningWeight: KERNING_WEIGHT,
  },
  {
    from: 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    to: 'anek-devanagari.woff2',
    text: DEVANAGARI,
  },
  {
    from: 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    to: 'anek-language-names.woff2',
    text: LANGUAGE_NAMES,
    weights: NAMES_WEIGHT,
  },
];

for (const { from, to, text, weights = WEIGHTS, keepFeatures, kerningWeight } of fonts) {
  const original = await readFile(require.resolve(`@fontsource-variable/${from}`));
  const options = { targetFormat: 'truetype', keepFeatures, dropTables: UNUSED_TABLES };
  const cut = (wght) => subsetFont(original, text, { ...options, variationAxes: { wght } });
  let font = await cut(weights);
  if (kerningWeight) font = replaceTables(font, await cut(kerningWeight), KERNING_TABLES);
  const subset = await fontverter.convert(font, 'woff2');
  await writeFile(new URL(`../ui/src/fonts/${to}`, import.meta.url), subset);
  console.log(`${to}: ${Math.round(original.length / 1024)} kB -> ${Math.round(subset.length / 1024)} kB`);
}
