/** Words that stand before a name, often with a full stop and no space: 'Mr.Dev', 'Smt.Bharti'. In lower case. */
const TITLES = new Set(
  [
    'mr mrs ms miss mx master mast baby late',
    'dr prof er engr adv advocate ca cs ar vd vaidya hon justice',
    'shri shree sri sh smt shrimati sau kum kumari km pt pandit swami sant',
    'md mohd sk sheikh syed rev fr sr br st',
    'capt captain col maj major lt gen brig cdr wg sgt insp psi',
    'श्री श्रीमती सौ कु कुमारी डॉ प्रा अ‍ॅड अॅड पं कै',
  ].flatMap((line) => line.normalize('NFKC').split(' ')),
);

/** Top-level domains that are also names of people, in lower case. */
const NAMES = new Set(
  [
    'dev guru om bharti desi joy baby mini sony shiksha yoga zara',
    'faith charity george walter weber lincoln lilly juniper hughes rogers philips norton kim wang ford',
  ].flatMap((line) => line.split(' ')),
);

/** 'B.Sc', 'M.Ch', 'm.com': a degree, however it is typed. */
const DEGREE_LETTER = /^[bmd]$/i;
const DEGREES = new Set(['sc', 'ch', 'com', 'tech', 'med']);

/** An initial, and a name or degree after it: 'B.Tech', 'A.Md', 'K.RAM'. Two capitals are a country: 'T.ME'. */
const INITIAL = /^\p{Lu}$/u;
const CAPITALISED = /^\p{Lu}(?!\p{Lu}$)/u;

const LETTER = /^\p{L}$/u;
const BEGINS_LIKE_A_NAME = /^[\p{Lu}\p{Lo}]/u;

/**
 * Whether a word is part of a name, though it is a top-level domain and a full stop joins it with the word before. In
 * doubt it is.
 */
export function isNameAfter(before: string, word: string): boolean {
  const lower = word.toLowerCase();
  const isName = NAMES.has(lower);
  if (TITLES.has(before.toLowerCase())) return isName || BEGINS_LIKE_A_NAME.test(word);
  if (DEGREE_LETTER.test(before) && DEGREES.has(lower)) return true;
  if (INITIAL.test(before) && CAPITALISED.test(word)) return true;
  return isName && BEGINS_LIKE_A_NAME.test(word) && (LETTER.test(before) || BEGINS_LIKE_A_NAME.test(before));
}
