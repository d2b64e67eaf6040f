import { isText, type PageElement } from '@clinic/contract/html/page-tree.ts';
import { type CssNode, parse, type Selector, walk } from 'css-tree';

/** The needs of a rule's selectors, and the place of the rule in its sheet. */
type Rule = { selectors: Need[][]; start: number; end: number };

/** A class, or a `data-` attribute; its `value` is `null` where any will do. */
type Need = { className: string } | { attribute: string; value: string | null };

/** Blocks such as `@media` whose rules have all gone. */
const EMPTY_BLOCKS = /@[\w-]+[^{};]*\{\}/g;

/**
 * Removes the rules of a page that nothing can match: they need a class, or the value of a `data-` attribute, which
 * neither its markup nor a script has. Pages share the styles of a pattern, and each uses a part of them.
 *
 * @param scripts the code of the site's script files; what they may set is kept
 * @param added the attributes that later steps give to elements
 */
export function createRuleKeeper(scripts: string, added: readonly string[] = []): (page: PageElement) => void {
  const readRules = remember(listRules);
  const isInScripts = remember((word: string) => scripts.includes(word));
  return (page) => {
    const elements = page.list();
    const ownScripts = elements.filter(({ name }) => name === 'script').map((script) => script.printContent());
    const markup = elements.map(({ attributes }) => attributes).join();
    const classes = new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
    const isSet = (word: string) => isInScripts(word) || ownScripts.some((code) => code.includes(word));
    // A script that sets an attribute has its value too, or reads it from the markup, as an id.
    const canBeSet = (attribute: string, value: string | null) =>
      added.includes(attribute) ||
      (toNames(attribute).some(isSet) && (value === null || isSet(value) || markup.includes(value)));
    const isThere = (need: Need) => {
      if ('className' in need) return classes.has(need.className) || isSet(need.className);
      const { attribute, value } = need;
      return markup.includes(value === null ? attribute : `${attribute}="${value}"`) || canBeSet(attribute, value);
    };
    for (const { name, children } of elements) {
      if (name !== 'style') continue;
      for (const sheet of children.filter(isText)) {
        const unused = readRules(sheet.text).filter(
          ({ selectors }) => !selectors.some((needs) => needs.every(isThere)),
        );
        sheet.text = removeEmptyBlocks(unused.reduceRight(cut, sheet.text));
      }
    }
  };
}

/** Lists the rules of a sheet that are in no other rule, with what their selectors name themselves: what stands in
 * `:is()`, `:not()` and `:has()` may be absent. */
function listRules(css: string): Rule[] {
  const rules: Rule[] = [];
  walk(parse(css, { positions: true, parseValue: false, parseAtrulePrelude: false }), {
    visit: 'Rule',
    enter({ prelude, loc }) {
      if (prelude.type !== 'SelectorList' || !loc || loc.start.offset < (rules.at(-1)?.end ?? 0)) return;
      const selectors = prelude.children.toArray() as Selector[];
      const toNeeds = ({ children }: Selector) => children.toArray().flatMap(toNeed);
      rules.push({ selectors: selectors.map(toNeeds), start: loc.start.offset, end: loc.end.offset });
    },
  });
  return rules;
}

function toNeed(part: CssNode): Need[] {
  if (part.type === 'ClassSelector') return [{ className: part.name }];
  if (part.type !== 'AttributeSelector' || !part.name.name.startsWith('data-')) return [];
  const attribute = part.name.name;
  if (part.matcher !== '=' || !part.value) return [{ attribute, value: null }];
  return [{ attribute, value: part.value.type === 'String' ? part.value.value : part.value.name }];
}

/** The names by which a script may set an attribute: `data-file-name`, and `fileName` of `dataset`. */
function toNames(attribute: string): string[] {
  const words = attribute.slice('data-'.length);
  return [attribute, `dataset.${words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`];
}

const cut = (text: string, { start, end }: Rule) => text.slice(0, start) + text.slice(end);

function removeEmptyBlocks(css: string): string {
  const left = css.replaceAll(EMPTY_BLOCKS, '');
  return left === css ? css : removeEmptyBlocks(left);
}

function remember<Answer>(find: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const answer = answers.get(text) ?? find(text);
    answers.set(text, answer);
    return answer;
  };
}
