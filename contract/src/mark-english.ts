import { ENGLISH, getLanguage, type LanguageCode } from './languages.ts';

/** A part that is left as it is (islands are React's), a tag, or a text. */
const PIECES =
  /<!--[\s\S]*?-->|<(?<left>script|style|astro-island)\b[\s\S]*?<\/\k<left>>|<(?<end>\/?)(?<name>[a-z][\w-]*)(?<attributes>(?:"[^"]*"|'[^']*'|[^'">])*)>|(?<text>[^<]+)/gi;

const SINGLE_TAGS = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const CHARACTER_CODE = /&#?\w+;/g;

type OpenElement = {
  name: string;
  /** The place in the page after the name in its tag, where an attribute may stand. */
  place: number;
  /** Its own `lang`. */
  lang: string | undefined;
  hasEnglish: boolean;
  hasOther: boolean;
  /** The places of the elements within that are in English. */
  english: number[];
};

/**
 * Marks with `lang` what is in English on a page in letters other than Latin: the outermost elements whose texts are in
 * Latin letters alone, such as texts without a translation. So a screen reader says them in an English voice.
 */
export function markEnglish(html: string, language: LanguageCode): string {
  const { tag, script } = getLanguage(language);
  if (script === 'Latin') return html;
  const start = html.indexOf('</head>');
  const page = openElement('', 0);
  const open = [page];
  const close = () => {
    const element = open.pop() ?? page;
    tellParent(element, open.at(-1) ?? page, tag);
    return element.name;
  };
  for (const { index, groups = {} } of html.slice(start).matchAll(PIECES)) {
    const { left, end, name = '', attributes = '', text } = groups;
    const parent = open.at(-1) ?? page;
    if (text !== undefined) readText(parent, text);
    // The words of an island may change, so that an element around it is never marked.
    if (left === 'astro-island') parent.hasOther = true;
    if (end === '/' && open.some((element) => element.name === name)) while (close() !== name);
    if (end !== '') continue;
    open.push(openElement(name, start + index + 1 + name.length, attributes));
    if (SINGLE_TAGS.test(name) || attributes.endsWith('/')) close();
  }
  while (open.length > 1) close();
  return putIn(html, ` lang="${getLanguage(ENGLISH).tag}"`, page.english);
}

function openElement(name: string, place: number, attributes = ''): OpenElement {
  const [, lang] = /\slang="([^"]*)"/i.exec(attributes) ?? [];
  const element = { name, place, lang, hasEnglish: false, hasOther: false, english: [] };
  for (const [, label = ''] of attributes.matchAll(/\s(?:alt|aria-label)="([^"]*)"/gi)) readText(element, label);
  return element;
}

function readText(element: OpenElement, text: string): void {
  const letters = text.replace(CHARACTER_CODE, '');
  element.hasEnglish ||= /\p{Script=Latin}{2}/u.test(letters);
  element.hasOther ||= /(?!\p{Script=Latin})\p{L}/u.test(letters);
}

/** Tells the parent of a closed element what it holds; nothing when it is in a language of its own. */
function tellParent(
  { place, lang, hasEnglish, hasOther, english }: OpenElement,
  parent: OpenElement,
  tag: string,
): void {
  if (lang !== undefined && lang !== tag) return;
  parent.english.push(...(hasEnglish && !hasOther && lang === undefined ? [place] : english));
  parent.hasEnglish ||= hasEnglish;
  parent.hasOther ||= hasOther;
}

function putIn(text: string, addition: string, places: number[]): string {
  const starts = [0, ...places];
  return starts.map((start, number) => text.slice(start, starts[number + 1])).join(addition);
}
