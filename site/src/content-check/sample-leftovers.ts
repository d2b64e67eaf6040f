import type { ContentMistake } from '@clinic/contract/content-mistake.ts';
import type { Clinic } from '#lib/clinic/clinic.ts';
import { type ContentText, toMistake } from '#lib/content/texts.ts';

/** The name of the sample clinic, also as Hindi and Marathi spell it, and the digits of its numbers. */
const SAMPLE_NAMES = ['Namuna Surgical', 'नमुना सर्जिकल'];
const SAMPLE_NUMBERS = ['912000000100', '912000000108', '910000000000'];
const NUMBER_PATTERNS = SAMPLE_NUMBERS.map((number) => ({ number, pattern: toNumberPattern(number) }));
const PLACE_REMEDY = "This is the sample's place. Write where your own door is.";
const SAMPLE_PLACE = { latitude: 18.5308, longitude: 73.8475 };

/** Paths of pictures, which no visitor reads. */
const UNREAD_FIELD = /(^|\.)src$/;

/**
 * Words of a sample, in English, Hindi and Marathi. The patterns leave alone the sample that a doctor takes: 'A needle
 * takes a tiny sample.' The word for it is the same in Marathi, and 'for example' begins with the name Udaharan.
 */
const SAMPLE_WORDS = [
  /\([^()]*\bsample\b[^()]*\)/i,
  /\bSample(?: [A-Z]\w*)*/,
  /\bsample (?:figures?|credit|address|study|text|names?|privacy|street|road|desk)\b/i,
  /\b(?:is|are) samples?\b/,
  /\b\w*(?:namuna|udaharan)[\w-]*/i,
  /[\w.@-]+\.example\b/i,
  /\b[A-Z]+-0+-0+-\d+\b/,
  /\b[A-Z]+(?:[-/]\d+)*[-/]0{4,}\b/,
  /\bPatient [A-Z]\b/,
  /₹0[\d,]*/,
  /\b411000\b/,
  /\bstanding in for a portrait\b/,
  /\([^()]*(?:नमुन|नमून)[^()]*\)/,
  /(?:नमुना|नमूने के) (?:आकडे|आँकड़े|आहेत|नाव|पुरस्कार|रस्ता|प्रायव्हसी|रुग्ण|रोड|हैं)/,
  /(?:^|: )नम[ुू]ना$/,
  /डॉ\. नमुना/,
  /नमुना साने/,
  /उदाहरण (?!के लिए)/,
  /सॅम्पल|सैंपल/,
];

/**
 * Returns the remedies for a text that is still the sample's: its name and numbers when the clinic has its own name,
 * and all samples when the site is no longer a demonstration.
 */
export function explainSamples(
  { field, text }: ContentText,
  { name, isDemonstration }: Pick<Clinic, 'name' | 'isDemonstration'>,
): string[] {
  if (isDemonstration) return `${name.bold} ${name.light}` === SAMPLE_NAMES[0] ? [] : explainNameAndNumber(text);
  if (UNREAD_FIELD.test(field)) return [];
  const sample = SAMPLE_WORDS.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  return sample
    ? [`"${sample}" is a sample. Write your own, or remove it, before isDemonstration is false.`]
    : explainNameAndNumber(text);
}

/** Finds file names, which become addresses of pages, and the place on the map when they are still the sample's. */
export function findSampleFilesAndPlace(
  files: Iterable<string>,
  { map, isDemonstration }: Pick<Clinic, 'map' | 'isDemonstration'>,
): ContentMistake[] {
  if (isDemonstration) return [];
  const isSamplePlace = map.latitude === SAMPLE_PLACE.latitude && map.longitude === SAMPLE_PLACE.longitude;
  return [
    ...[...files]
      .filter((file) => /\/(?:namuna|udaharan|sample)-/.test(file))
      .map((file) => toMistake({ file, field: '' }, "Rename this file by your own person: its name is a sample's.")),
    ...(isSamplePlace ? [toMistake({ file: 'content/clinic.yaml', field: 'map' }, PLACE_REMEDY)] : []),
  ];
}

/**
 * Matches a number that stands alone, with or without its country code: the zeros in a longer run of digits, in a DOI
 * or in an address other than WhatsApp's are nobody's number. Hindi and Marathi may join a word to it.
 */
function toNumberPattern(number: string): RegExp {
  const countryCode = number.slice(0, 2);
  const national = [...number.slice(2)].join('[\\s()-]*');
  const inDoi = String.raw`\b10\.\d{4,}/\S*`;
  const inAddress = String.raw`://(?!wa\.me/|\w+\.whatsapp\.com/)\S*`;
  const prefix = String.raw`(?:(?:(?:00)?${countryCode}|0)[\s()-]*)?`;
  return new RegExp(`(?<![a-z\\d]|${inDoi}|${inAddress})${prefix}${national}(?![a-z\\d])`, 'i');
}

function explainNameAndNumber(text: string): string[] {
  const number = NUMBER_PATTERNS.find(({ pattern }) => pattern.test(text))?.number;
  // A field that holds nothing but a number takes no mark.
  const ways = /^[+\d\s()-]+$/.test(text) ? 'Write your own.' : 'Write your own, or {phone}.';
  return [
    ...SAMPLE_NAMES.filter((name) => text.includes(name)).map(
      (name) => `"${name}" is the sample's name. Write {clinic} here, or your own words.`,
    ),
    ...(number ? [`This holds the sample's number +${number}. ${ways}`] : []),
  ];
}
