/**
 * The declarations of `tokens.css` in a page or sheet, up to the first that depends on the window, and those of a sheet for
 * other letters, which stands before them.
 */
const TOKENS_PATTERN = /(?<=@layer tokens\{(?::root\[lang\]\{[^{}]*\})?:root(?:\[lang\])?\{)[^{}@]*/g;

const DECLARATION = /(--[\w-]+):[^;]*;/g;

/**
 * Removes the tokens that a page, or a sheet beside `others`, does not use: a kilobyte of most pages. A page holds all
 * styles that it may need, including those of its islands; `others` is the text of the sheets and scripts that come with
 * the sheet.
 */
export function removeUnusedTokens(text: string, others = ''): string {
  const tokens = [...text.matchAll(TOKENS_PATTERN)].flatMap(([block]) => [...block.matchAll(DECLARATION)]);
  const unused = findUnused(tokens, listUses(text + others));
  return text.replace(TOKENS_PATTERN, (block) =>
    block.replace(DECLARATION, (declaration) => (unused.has(declaration) ? '' : declaration)),
  );
}

/**
 * Finds the tokens that nothing uses, or only the value of another unused token. `uses` holds a name once for each use.
 */
function findUnused(declarations: RegExpMatchArray[], uses: string[]): Set<string> {
  const counts = new Map<string, number>();
  const count = (name: string, change: number) => counts.set(name, (counts.get(name) ?? 0) + change);
  for (const name of uses) count(name, 1);
  const unused = new Set<string>();
  for (let before = -1; before < unused.size; ) {
    before = unused.size;
    for (const [declaration, name = ''] of declarations) {
      if (unused.has(declaration) || counts.get(name)) continue;
      unused.add(declaration);
      for (const used of listUses(declaration)) count(used, -1);
    }
  }
  return unused;
}

function listUses(css: string): string[] {
  return [...css.matchAll(/var\((--[\w-]+)[,)]/g)].map(([, name = '']) => name);
}
