/** Spellings of one word, in the order in which they are replaced. Text without Devanagari passes unchanged. */
const SPELLINGS: [RegExp, string][] = [
  // Joiners, which nobody sees; then the dot below letters, which many leave out, the visarga and the avagraha.
  [/[\u200b-\u200d]/g, ''],
  [/[\u093c\u0903\u093d]/g, ''],
  // A nasal: गाँठ -> गांठ, इन्फेक्शन -> इंफेक्शन
  [/ँ|[ङञणनम]्(?=[क-मश-स])/g, 'ं'],
  [/अॅ|ऍ/g, 'ॲ'],
];

const CONSONANTS = toSounds(`
  क k ख k ग g घ g ङ n च c छ c ज j झ j ञ n ट t ठ t ड d ढ d ण n त t थ t द d ध d न n
  प p फ f ब b भ b म m य y र r ऱ r ल l ळ l व v श s ष s स s ह h`);

const VOWELS = toSounds(`
  अ a ॲ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o ऑ o औ au
  \u0945 a \u093e a \u093f i \u0940 i \u0941 u \u0942 u \u0943 ri \u0947 e \u0948 ai \u094b o \u0949 o \u094c au`);

/** Finds a letter of Hindi or Marathi. */
export const DEVANAGARI = /[\u0900-\u097f]/;

/** Mutes the vowel of the letter before it. */
const VIRAMA = '\u094d';
const ANUSVARA = '\u0902';

/** Stands for the vowel that a letter has when none is written. Some of them are mute. */
const UNWRITTEN = 'ə';

/** Matches the last unwritten vowel between two others: दुखणे is said dukhne. */
const MUTE_WITHIN = /^(.*[aeiouə][^aeiouə])ə(?=[^aeiouə][rvy]?[aeiouə])/;

/** Endings that a word takes in a sentence, most of them Marathi: पोटात -> पोट, लघवीत -> लघवी, गांठों -> गांठ */
const ENDINGS = [
  /^(.{3,}?)(?:(?:ा|े|्या|ं|ां)?(?:चा|ची|चे|चं|च्या|वर|साठी|मध्ये|मुळे|तून|हून|तील)|(?:ा|े|्या|ां)(?:ला|ना|ने|नी|त)|ें|ों|ियां|ियों)$/,
  /^(.{2,}ी)(?:ला|ने|त)$/,
];

/** Gives each Devanagari word one spelling: with or without the dot below a letter, गाँठ and गांठ, ॲ and अॅ. */
export function unifyDevanagari(text: string): string {
  if (!DEVANAGARI.test(text)) return text;
  const unified = SPELLINGS.reduce((words, [spelling, letters]) => words.replace(spelling, letters), text);
  return unified.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
}

/** Spells a Devanagari word as people type it in Latin letters, without its ending: मूळव्याधाचा -> `mulvyad` */
export function spellInLatin(word: string): string {
  if (!DEVANAGARI.test(word)) return word;
  const stem = leaveOutEnding(word);
  let latin = [...stem]
    .map((letter, place) => {
      const next = stem[place + 1] ?? '';
      const consonant = CONSONANTS.get(letter);
      if (consonant) return consonant + (next === VIRAMA || isVowelSign(next) ? '' : UNWRITTEN);
      if (letter === ANUSVARA) return 'पबभम'.includes(next || '-') ? 'm' : 'n';
      return letter === VIRAMA ? '' : (VOWELS.get(letter) ?? letter);
    })
    .join('')
    .replace(/(..)ə$/, '$1');
  while (MUTE_WITHIN.test(latin)) latin = latin.replace(MUTE_WITHIN, '$1');
  return latin.replaceAll(UNWRITTEN, 'a');
}

/** Returns a Devanagari word without what it takes in a sentence: `पोटात` -> `पोट` */
export function leaveOutEnding(word: string): string {
  return ENDINGS.reduce((shortened, ending) => shortened.replace(ending, '$1'), word);
}

/** A vowel behind a consonant is a sign, not a letter. */
const isVowelSign = (letter: string) => VOWELS.has(letter) && /\p{M}/u.test(letter);

function toSounds(pairs: string): Map<string, string> {
  return new Map(Array.from(pairs.matchAll(/(\S) (\w+)/gu), ([, letter = '', sound = '']) => [letter, sound]));
}
