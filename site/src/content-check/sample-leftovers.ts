import { type ContentText, tell } from './texts.ts';

/** The name of the sample clinic, and the digits of its numbers. */
const SAMPLE_NAME = 'Namuna Surgical';
const SAMPLE_NUMBERS = ['912000000100', '912000000108', '910000000000'];
/** A number may be written without its country code. */
const COUNTRY_CODE_DIGITS = 2;

/** One line for each text with the sample's name or a number of it, when the clinic has a name of its own. */
export function findSampleLeftovers(texts: ContentText[], clinicName: string): string[] {
  if (clinicName === SAMPLE_NAME) return [];
  return texts.flatMap((text) => {
    const words = text.text.replace(/\s+/g, ' ');
    const digits = words.replace(/[\s()-]/g, '');
    const number = SAMPLE_NUMBERS.find((sample) => digits.includes(sample.slice(COUNTRY_CODE_DIGITS)));
    return [
      ...(words.includes(SAMPLE_NAME)
        ? [tell(text, `"${SAMPLE_NAME}" is the sample's name. Write {clinic} here, or your own words.`)]
        : []),
      ...(number ? [tell(text, `This holds the sample's number +${number}. Write your own, or {phone}.`)] : []),
    ];
  });
}
