/** The sound of each letter and sign of Devanagari, as `wordToSound` writes sounds. Vowel signs of `a` have none. */
const DEVANAGARI: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'अआऍॲ',
    i: 'इईएऐऎिीेैॆयञ',
    u: 'उऊओऔऒऑुूोौॊॉ',
    ri: 'ऋृॄ',
    k: 'कख',
    g: 'गघ',
    n: 'ङणनंँऩ',
    c: 'चछ',
    j: 'जझ',
    t: 'टठतथ',
    d: 'डढदध',
    p: 'पफ',
    b: 'बभ',
    m: 'म',
    r: 'रऱ',
    l: 'लळऴ',
    v: 'व',
    s: 'शषस',
    h: 'ह',
  }).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
);

const IS_DEVANAGARI = /^[\u0900-\u097f]+$/;
const IS_LATIN = /^[a-z]+$/;

/** Spellings of one sound in Latin letters, in this order. Other letters stand for themselves. */
const LATIN: readonly [spelling: RegExp, sound: string][] = [
  [/dny|jn/g, 'gi'],
  [/ao/g, 'v'],
  [/ow(?![aeiou])/g, 'u'],
  // After a consonant, h is the breath of it.
  [/(?<=[bcdgjkpst])h/g, ''],
  [/x/g, 'ks'],
  [/ck|q/g, 'k'],
  [/z/g, 'j'],
  [/f/g, 'p'],
  [/w/g, 'v'],
  [/a?[iey]/g, 'i'],
  [/a?[ou]/g, 'u'],
];

/**
 * Writes down what a word sounds like, alike for both scripts: `kulkarni` and `कुलकर्णी` -> `kulkrni`. It is loose, as
 * spellings are: breath, length and the inner a are left out, and e is i. The sound of a word's beginning begins the
 * sound of the word. Empty for words that mix scripts or have digits.
 */
export function wordToSound(word: string): string {
  const sound = IS_DEVANAGARI.test(word) ? soundDevanagari(word) : IS_LATIN.test(word) ? soundLatin(word) : '';
  return sound
    .replaceAll('ru', 'ri')
    .replaceAll(/(?<!^)a/g, '')
    .replaceAll(/(.)\1+/g, '$1');
}

function soundLatin(word: string): string {
  return LATIN.reduce((sound, [spelling, written]) => sound.replaceAll(spelling, written), word);
}

function soundDevanagari(word: string): string {
  const plain = word
    .replaceAll('ज्ञ', 'गय')
    .replaceAll('ंह', 'नग')
    .replaceAll(/[ंँ](?=[पफबभ])/g, 'म')
    .replaceAll('्ह', '');
  return [...plain].map((sign) => DEVANAGARI[sign] ?? '').join('');
}

/** The sign before the sound of a name in Devanagari, and before that of a name in Latin letters. */
const [OF_DEVANAGARI, OF_LATIN] = ['~', '^'];

/** The word under which a search in the other script finds this word of a name: `आशा` -> `~as`. Empty without one. */
export function toSoundWord(word: string): string {
  const sound = wordToSound(word);
  return sound && `${IS_LATIN.test(word) ? OF_LATIN : OF_DEVANAGARI}${sound}`;
}

/** The beginning of the words that a search for this word finds in the other script: `asha` -> `~as`. */
export function toSoughtSound(word: string): string {
  const sound = wordToSound(word);
  return sound && `${IS_LATIN.test(word) ? OF_DEVANAGARI : OF_LATIN}${sound}`;
}
