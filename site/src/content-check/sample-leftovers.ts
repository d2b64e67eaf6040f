import { type ContentText, toMistake } from './texts.ts';

/** The name of the sample clinic, and the digits of its numbers. */
const SAMPLE_NAME = 'Namuna Surgical';
const SAMPLE_NUMBERS = ['912000000100', '912000000108', '910000000000'];
/** A number may be written without its country code, which has this many digits. */
const COUNTRY_CODE_DIGITS = 2;
const SAMPLE_PLACE = { latitude: 18.5308, longitude: 73.8475 };

type Clinic = {
  name: { bold: string; light: string };
  map: { latitude: number; longitude: number };
  isDemonstration: boolean;
};

/** Paths of pictures, which no visitor reads. */
const UNREAD_FIELD = /(^|\.)src$/;

/** Words of a sample. The pattern leaves alone the sample that a doctor takes: 'A needle takes a tiny sample.' */
const SAMPLE_WORDS = [
  /\([^()]*\bsample\b[^()]*\)/i,
  /\bSample(?: [A-Z]\w*)*/,
  /\bsample (?:figures?|credit|address|study|text|names?)\b/i,
  /\b(?:is|are) samples?\b/,
  /\b\w*(?:namuna|udaharan)[\w-]*/i,
  /[\w.@-]+\.example\b/,
  /\b[A-Z]+-0+-0+-\d+\b/,
  /\bPatient [A-Z]\b/,
  /₹0[\d,]*/,
  /^411000$/,
  /\bstanding in for a portrait\b/,
];

/**
 * Returns one line for each text that is still the sample's: its name and numbers when the clinic has its own name, and
 * all samples when the site is no longer a demonstration.
 */
export function findSampleLeftovers(texts: ContentText[], { name, map, isDemonstration }: Clinic): string[] {
  if (isDemonstration) return `${name.bold} ${name.light}` === SAMPLE_NAME ? [] : texts.flatMap(findNameOrNumber);
  return [...texts.flatMap(findAnySample), ...findSampleFiles(texts), ...findSamplePlace(map)];
}

function findAnySample(text: ContentText): string[] {
  if (UNREAD_FIELD.test(text.field)) return [];
  const words = toLine(text);
  const sample = SAMPLE_WORDS.map((pattern) => pattern.exec(words)?.[0]).find(Boolean);
  return sample
    ? [toMistake(text, `"${sample}" is a sample. Write your own, or remove it, before isDemonstration is false.`)]
    : findNameOrNumber(text);
}

/** Checks file names, because they become addresses of pages. */
function findSampleFiles(texts: ContentText[]): string[] {
  return [...new Set(texts.map(({ file }) => file))]
    .filter((file) => /\/(?:namuna|udaharan|sample)-/.test(file))
    .map((file) => `${file}: Rename this file by your own person: its name is a sample's.`);
}

function findSamplePlace({ latitude, longitude }: Clinic['map']): string[] {
  const isSample = latitude === SAMPLE_PLACE.latitude && longitude === SAMPLE_PLACE.longitude;
  return isSample ? ["content/clinic.yaml: map: This is the sample's place. Write where your own door is."] : [];
}

function findNameOrNumber(text: ContentText): string[] {
  const words = toLine(text);
  const digits = words.replace(/[\s()-]/g, '');
  const number = SAMPLE_NUMBERS.find((sample) => digits.includes(sample.slice(COUNTRY_CODE_DIGITS)));
  return [
    ...(words.includes(SAMPLE_NAME)
      ? [toMistake(text, `"${SAMPLE_NAME}" is the sample's name. Write {clinic} here, or your own words.`)]
      : []),
    ...(number ? [toMistake(text, `This holds the sample's number +${number}. Write your own, or {phone}.`)] : []),
  ];
}

function toLine({ text }: ContentText): string {
  return text.replaceAll(/\s+/g, ' ');
}
