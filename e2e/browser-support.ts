import { createRequire } from 'node:module';
import type { BrowserName, CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import {
  type CallExpression,
  type Expression,
  type Literal,
  type MemberExpression,
  type NewExpression,
  type Node,
  parse,
} from 'acorn';
import { ancestor, simple } from 'acorn-walk';
import { type CssNode, type Declaration, parse as parseCss, type WalkContext, walk } from 'css-tree';
import { OLDEST_BROWSERS } from '../ui/src/build/oldest-browsers.ts';

/** The oldest browsers by their names in the compatibility data. */
const OLDEST: Partial<Record<BrowserName, number>> = {
  safari_ios: Number(OLDEST_BROWSERS.safari),
  chrome_android: Number(OLDEST_BROWSERS.chrome),
  firefox: Number(OLDEST_BROWSERS.firefox),
};

/** The newest grammar that they know, except class static blocks and lookbehind in patterns, which are noted below. */
const ECMA_VERSION = 2022;

const LOOKBEHIND = /\(\?<[=!]/;
const LOOKBEHIND_NAME = 'javascript.regular_expressions.lookbehind_assertion';

const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** Features by their names in the compatibility data, each with a place where it is used. */
export type Found = Map<string, string>;

/** Notes what a sheet uses that one of the oldest browsers lacks and that nothing in the sheet stands in for. */
export function findInStyles(sheet: string, place: string, found: Found): void {
  const note = (name: string) => noteNew(`css.${name}`, place, found);
  walk(parseCss(sheet, { parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      switch (node.type) {
        case 'Atrule':
          // Only browsers that have the feature read the rules inside.
          if (node.name === 'supports') return walk.skip;
          note(`at-rules.${node.name}`);
          break;
        case 'Feature':
          note(`at-rules.media.${node.name}`);
          break;
        case 'FeatureRange':
          if (this.atrule?.name === 'media') note('at-rules.media.range_syntax');
          break;
        case 'PseudoClassSelector':
        case 'PseudoElementSelector':
          note(`selectors.${node.name}`);
          break;
        case 'NestingSelector':
          note('selectors.nesting');
          break;
        case 'Block':
          findInBlock(
            [...node.children].filter((part) => part.type === 'Declaration'),
            note,
          );
          break;
      }
      return undefined;
    },
  });
}

function findInBlock(declarations: Declaration[], note: (name: string) => void): void {
  declarations.forEach(({ property, value }, index) => {
    const hasPrefixed = declarations.some((other) => other.property === `-webkit-${property}`);
    if (!property.startsWith('--') && !hasPrefixed) note(`properties.${property}`);
    // Browsers that do not know a value keep an earlier one.
    if (!declarations.slice(0, index).some((earlier) => earlier.property === property))
      findInValue(property, value, note);
  });
}

function findInValue(property: string, value: CssNode, note: (name: string) => void): void {
  walk(value, (node) => {
    if (node.type === 'Identifier') note(`properties.${property}.${node.name}`);
    if (node.type === 'Function') {
      for (const parent of [`properties.${property}`, 'types', 'types.color', 'types.gradient', 'types.image']) {
        note(`${parent}.${node.name}`);
      }
    }
    if (node.type === 'Dimension') {
      note(`types.length.${node.unit}`);
      if (/^[sld]v(h|w|i|b|min|max)$/.test(node.unit)) note('types.length.viewport_percentage_units_dynamic');
      if (/^cq/.test(node.unit)) note('types.length.container_query_length_units');
    }
  });
}

/** Notes what a script uses that one of the oldest browsers lacks, unless it calls it with `?.()`. */
export function findInScript(script: string, place: string, found: Found): void {
  const note = (name: string) => noteNew(name, place, found);
  const tree = parse(script, { ecmaVersion: ECMA_VERSION, sourceType: 'module', allowHashBang: true });
  const declared = listDeclared(tree);
  ancestor(tree, {
    MemberExpression(node: MemberExpression, _state: unknown, parents: Node[]) {
      const name = readName(node);
      const call = parents.at(-2);
      const isAsked = call?.type === 'CallExpression' && (call as CallExpression).optional;
      if (name && !isAsked) findMember(node.object, name, declared, note);
    },
    Identifier({ name }) {
      if (!declared.has(name))
        for (const group of ['api', 'api.Window', 'javascript.builtins']) note(`${group}.${name}`);
    },
    CallExpression({ callee, arguments: [type] }: CallExpression) {
      const isListening = /^addEventListener$/.test(readName(callee) ?? ('name' in callee ? callee.name : ''));
      if (isListening && type?.type === 'Literal') noteMember(`${type.value}_event`, note);
      findInPattern(callee, type, note);
    },
    NewExpression: ({ callee, arguments: [pattern] }: NewExpression) => findInPattern(callee, pattern, note),
    StaticBlock: () => note('javascript.classes.static.initialization_blocks'),
    Literal(node) {
      const { pattern, flags } = ('regex' in node && node.regex) || { pattern: '', flags: '' };
      if (LOOKBEHIND.test(pattern)) note(LOOKBEHIND_NAME);
      if (flags.includes('v')) note('javascript.builtins.RegExp.unicodeSets');
    },
  });
}

/** The build writes a pattern that older browsers cannot read as a call of `RegExp`, which fails when it runs. */
function findInPattern(callee: Node, pattern: Node | undefined, note: (name: string) => void): void {
  if (!('name' in callee) || callee.name !== 'RegExp' || pattern?.type !== 'Literal') return;
  if (LOOKBEHIND.test(String((pattern as Literal).value))) note(LOOKBEHIND_NAME);
}

function listDeclared(tree: Node): Set<string> {
  const names = new Set<string>();
  simple(tree, {
    // Patterns include those of declarations, parameters and caught errors.
    Pattern: (node) => node.type === 'Identifier' && names.add(node.name),
    Function: ({ id }) => id && names.add(id.name),
    Class: ({ id }) => id && names.add(id.name),
    ImportSpecifier: ({ local }) => names.add(local.name),
    ImportDefaultSpecifier: ({ local }) => names.add(local.name),
    ImportNamespaceSpecifier: ({ local }) => names.add(local.name),
  });
  return names;
}

function readName(node: Node): string | null {
  if (node.type !== 'MemberExpression') return null;
  const { property, computed } = node as MemberExpression;
  if (!computed && property.type === 'Identifier') return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
}

function findMember(
  object: Expression | Node,
  name: string,
  declared: Set<string>,
  note: (name: string) => void,
): void {
  const owner = object.type === 'Identifier' && 'name' in object ? object.name : null;
  if (owner && typeof owner === 'string' && !declared.has(owner)) {
    const known = [`api.${owner}.${name}_static`, `javascript.builtins.${owner}.${name}`].filter(getStatement);
    for (const path of known) note(path);
    if (known.length > 0) return;
  }
  noteMember(name, note);
}

/** Notes a member when every member of this name is too new, because a script does not tell which one it means. */
function noteMember(name: string, note: (name: string) => void): void {
  const owners = MEMBERS.get(name) ?? [];
  if (owners.length > 0 && owners.every((path) => !isOld(getStatement(path) as CompatStatement)))
    note(owners[0] as string);
}

/**
 * The members of all interfaces by their names, with their paths in the data. Members of interfaces that are new
 * themselves are left out: the way to such an interface is new too, and noted.
 */
const MEMBERS = new Map<string, string[]>();
for (const group of ['api', 'javascript.builtins']) {
  for (const [owner, members] of Object.entries(getIdentifier(group) ?? {})) {
    const statement = getStatement(`${group}.${owner}`);
    if (statement && !isOld(statement)) continue;
    for (const member of Object.keys(members)) {
      const path = `${group}.${owner}.${member}`;
      if (getStatement(path)) MEMBERS.set(member, [...(MEMBERS.get(member) ?? []), path]);
    }
  }
}

const INLINE = /<(style|script)([^>]*)>([\s\S]*?)<\/\1>/g;

/** Notes what a page uses in elements, attributes, styles and scripts that one of the oldest browsers lacks. */
export function findInPage(html: string, place: string, found: Found): void {
  const note = (name: string) => noteNew(name, place, found);
  for (const [, element, attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (element === 'style') findInStyles(text, place, found);
    else if (!/ type="(?!module)/.test(attributes)) findInScript(text, place, found);
  }
  const markup = html.replace(INLINE, '<$1$2>');
  for (const [, element = '', attributes = ''] of markup.matchAll(
    /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g,
  )) {
    note(`html.elements.${element}`);
    for (const [, name = '', value = ''] of attributes.matchAll(/\s([^\s=>"]+)(?:="([^"]*)")?/g)) {
      const group = getIdentifier(`html.elements.${element}`) ? 'html' : 'svg';
      for (const parent of [`${group}.elements.${element}`, 'html.global_attributes']) {
        for (const path of [name, `${name}.${value}`, `${name}_${value}`, `${name}.${name}_${value}`])
          note(`${parent}.${path}`);
      }
    }
  }
}

function noteNew(name: string, place: string, found: Found): void {
  const statement = getStatement(name);
  if (statement && !isOld(statement, name) && !found.has(name)) found.set(name, place);
}

function getStatement(path: string): CompatStatement | undefined {
  return getIdentifier(path)?.__compat;
}

function getIdentifier(path: string): Identifier | undefined {
  let at: unknown = data;
  for (const part of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined;
    at = (at as Record<string, unknown>)[part];
  }
  return at as Identifier;
}

/**
 * Whether each of the oldest browsers has the feature under its own name, at least in part. In pages and styles, a
 * feature that a browser has never had to this day counts as old: phones without a pointer need no cursor.
 */
function isOld({ support }: CompatStatement, path = ''): boolean {
  return Object.entries(OLDEST).every(([browser, version]) =>
    [support[browser as BrowserName] ?? []].flat().some((range) => {
      const { version_added: added, version_removed: removed, prefix, alternative_name, flags } = range;
      const isIn = (limit: unknown) =>
        typeof limit === 'string' && Number.parseFloat(limit.replace('≤', '')) <= version;
      if (added === false && /^(css|html|svg)/.test(path)) return true;
      return isIn(added) && !isIn(removed) && !prefix && !alternative_name && !flags;
    }),
  );
}
