import { ENGLISH, getLanguage, type LanguageCode } from '../languages.ts';
import { isElement, isText, type PageElement } from './page-tree.ts';

/** Elements without words of their page. */
const WITHOUT_WORDS = /^(?:head|script|style)$/;
const LABELS = ['alt', 'aria-label'] as const;
const CHARACTER_CODE = /&#?\w+;/g;

/** The content of an element; `english` are the outermost elements within it that are in English. */
type Words = { hasEnglish: boolean; hasOther: boolean; english: PageElement[] };

/**
 * Marks with `lang` what is in English on a page in letters other than Latin: the outermost elements whose texts are in
 * Latin letters alone, such as texts without a translation. So a screen reader says them in an English voice.
 */
export function markEnglish(page: PageElement, language: LanguageCode): void {
  const { tag, script } = getLanguage(language);
  if (script === 'Latin') return;
  for (const element of readWords(page, tag).english) element.set('lang', getLanguage(ENGLISH).tag);
}

function readWords(element: PageElement, tag: string): Words {
  const words: Words = { hasEnglish: false, hasOther: false, english: [] };
  for (const label of LABELS) addText(words, element.read(label) ?? '');
  for (const child of element.children) {
    if (isText(child)) addText(words, child.text);
    else if (isElement(child)) addElement(words, child, tag);
  }
  return words;
}

function addText(words: Words, text: string): void {
  const letters = text.replace(CHARACTER_CODE, '');
  words.hasEnglish ||= /\p{Script=Latin}{2}/u.test(letters);
  words.hasOther ||= /(?!\p{Script=Latin})\p{L}/u.test(letters);
}

/** Adds what a child holds; nothing when it is in a language of its own. */
function addElement(words: Words, child: PageElement, tag: string): void {
  const lang = child.read('lang');
  if (WITHOUT_WORDS.test(child.name) || (lang !== undefined && lang !== tag)) return;
  // The words of an island may change, so that an element around it is never marked.
  if (child.name === 'astro-island') {
    words.hasOther = true;
    return;
  }
  const { hasEnglish, hasOther, english } = readWords(child, tag);
  words.english.push(...(hasEnglish && !hasOther && lang === undefined ? [child] : english));
  words.hasEnglish ||= hasEnglish;
  words.hasOther ||= hasOther;
}
