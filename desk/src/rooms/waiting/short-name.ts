/** Remarks, which are in brackets. */
const REMARKS = /\([^)]*\)|\[[^\]]*\]/g;

const WORDS = /\p{L}(?:[\p{L}\p{M}'’-]|\p{Join_Control})*\.?/gu;

/** Leads from a newborn to the parent, who is called: `Baby of Asha Kale`, `B/O Asha Kale`. */
const CHILD_OF = /^\W*(?:baby|newborn|nb)?\s*(?:boy|girl|twins?)?\s*(?:(?:of|[bsd]\/o)(?![\p{L}\p{M}]))/iu;

/** A relative who is named after the patient: `Asha Kale W/O Ramesh Patil`. */
const RELATIVE =
  /(?<![\p{L}\p{M}])(?:[bcdhsw]\/o|(?:wife|husband|son|daughter|mother|father|care)\s+of)(?![\p{L}\p{M}]).*$/isu;

/** Titles that come before a name. */
const TITLES = new Set(
  (
    'adv advocate brig capt captain ch chi chiranjeev col colonel cdr dr doctor er fr gen gp hon justice km ku kum kumari lt ' +
    'maj major master md miss mohd mr mrs ms mst mstr mx prof professor rev sau sh shree shreemati shri shrimati ' +
    'shriman shrimaan sir smt sou soubhagyavati sri sri sub sushri ' +
    'अॅड ॲड एड ऍड कर्नल कॅप्टन कैप्टन कु कुमार कुमारी चि डॉ डॉक्टर प्रा प्रो मास्टर मि मिस मिसेस मिसेज मेजर मो श्री श्रीमति श्रीमती श्रीमान ' +
    'श्रीमान् सुश्री सौ सौभाग्यवती'
  ).split(' '),
);

/** Degrees and the like that come after a name. */
const ENDINGS = new Set(
  (
    'jr sr junior senior ii iii iv esq retd bams bcom bds be bhms bsc btech bums dgo dm dnb frcs ca llb llm mba mbbs mcom ' +
    'mch md mds mrcp ms msc mtech phd ji saheb sahib जी साहेब साहब'
  ).split(' '),
);

/** Marks that do not belong to the end of a name. */
const LAST_MARKS = /[.'’-]+$/;

/** Splits a text into what a person sees as one letter: `का` is one. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Shortens a typed name for the waiting room to the first name and the initial of the last one: `Asha Ramesh Kale` ->
 * `Asha K.` Everything else that was typed is left out. Empty when there are no letters.
 */
export const toShortName = (name: string): string => listForms(name)[0] ?? '';

/**
 * Shortens the names of people who wait together. Those who would read the same get as many more letters of their last
 * names, and then the initials between, as tell them apart: `Asha Ka.` and `Asha Ku.`
 */
export function toShortNames(names: readonly string[]): string[] {
  const chosen = names.map((name) => ({ forms: listForms(name), step: 0 }));
  const read = ({ forms, step }: (typeof chosen)[number]) =>
    forms[step]?.toLocaleLowerCase('en').replace(LAST_MARKS, '');
  const whole = ({ forms }: (typeof chosen)[number]) => forms.at(-1)?.toLocaleLowerCase('en');
  for (;;) {
    const alike = [...Map.groupBy(chosen, read).values()].filter((group) => new Set(group.map(whole)).size > 1);
    const longer = alike.flat().filter(({ forms, step }) => step < forms.length - 1);
    if (longer.length === 0) return chosen.map(({ forms, step }) => forms[step] ?? '');
    for (const one of longer) one.step += 1;
  }
}

/** Lists the forms of a name for the waiting room, the shortest first. */
function listForms(name: string): string[] {
  const [first, ...others] = readName(name);
  if (first === undefined) return [];
  const last = others.pop();
  if (last === undefined) return [first];
  const [initial = '', ...rest] = Array.from(letters.segment(last), ({ segment }) => segment);
  const longer = rest.map((_, index) => initial.toLocaleUpperCase('en') + rest.slice(0, index + 1).join(''));
  const shortened = [initial.toLocaleUpperCase('en'), ...longer].map((part, index) =>
    index < rest.length ? `${first} ${part}.` : `${first} ${part}${rest.length === 0 ? '.' : ''}`,
  );
  const between = others.map((word) => `${getFirstLetter(word).toLocaleUpperCase('en')}.`).join(' ');
  return between === '' ? shortened : [...shortened, `${first} ${between} ${last}`];
}

/** Reads the words of a person's own name, without titles, initials in front and what follows the name. */
function readName(typed: string): string[] {
  const name = typed.normalize('NFC').replace(REMARKS, ' ').replace(CHILD_OF, ' ');
  const patient = name.replace(RELATIVE, ' ');
  const tokens = (/\p{L}/u.test(patient) ? patient : name).split(/[\s,;]+/).filter((token) => /\p{L}/u.test(token));
  while (tokens.length > 1 && ENDINGS.has(toBare(tokens.at(-1) ?? ''))) tokens.pop();
  const words = tokens.join(' ').match(WORDS) ?? [];
  const start = Math.max(
    0,
    words.findIndex((word) => !isBeforeName(word)),
  );
  return words.slice(start).map((word) => word.replace(LAST_MARKS, ''));
}

function isBeforeName(word: string): boolean {
  const bare = word.replace(LAST_MARKS, '');
  return TITLES.has(toBare(word)) || getFirstLetter(bare) === bare;
}

const toBare = (word: string) => word.replaceAll(/[.'’]/g, '').toLowerCase();

function getFirstLetter(word: string): string {
  for (const { segment } of letters.segment(word)) return segment;
  return '';
}
