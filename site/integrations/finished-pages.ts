import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageElement } from '@clinic/contract/html/page-tree.ts';
import { readTree } from '@clinic/contract/html/read-tree.ts';
import { getLanguage, type LanguageCode } from '@clinic/contract/languages.ts';
import type { AstroIntegration } from 'astro';
import { CONTENT_DIR } from '../settings.ts';
import { markSections, NEAR, SECTION_HEIGHTS, type SectionHeights } from '../src/html/drawn-near.ts';
import { takeRuntime } from '../src/html/island-runtime.ts';
import { keepTogether } from '../src/html/kept-together.ts';
import { listScripts } from '../src/html/late-scripts.ts';
import { linkNumbers } from '../src/html/linked-numbers.ts';
import { addPolicy } from '../src/html/page-policy.ts';
import { listFirstTransforms } from '../src/html/page-transforms.ts';
import { addPlaceholders } from '../src/html/picture-placeholders.ts';
import { shortenScripts } from '../src/html/short-scripts.ts';
import { createRuleKeeper } from '../src/html/used-rules.ts';
import { keepUsedTokens } from '../src/html/used-tokens.ts';
import { readMarks } from '../src/lib/content/content-marks.ts';
import { listBuiltFiles } from './built-files.ts';
import { createBackgrounds } from './picture-background.ts';
import { createShareCards } from './share-cards.ts';

type Site = { siteUrl: string; apiBase: string; language: LanguageCode };

/** Changes the tree of a built page; `file` is its file. */
type Transform = (page: PageElement, file: string) => void | Promise<void>;

/** Reads each built page once, changes its tree, and writes it. */
export function finishedPages(site: Site): AstroIntegration {
  return {
    name: 'finished-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const transforms = await listTransforms(root, site);
        for (const file of await listBuiltFiles(root, ['.html'])) {
          const page = readTree(await readFile(file, 'utf8'));
          for (const transform of transforms) await transform(page, file);
          await writeFile(file, page.print());
        }
      },
    },
  };
}

/** Lists what a built page goes through. `root` is the folder of the site's files. */
async function listTransforms(root: string, { siteUrl, apiBase, language }: Site): Promise<Transform[]> {
  // The clinic's own numbers, which are long enough to be found in any text.
  const { phone, emergencyPhone } = readMarks(CONTENT_DIR);
  const numbers = [phone, emergencyPhone].flatMap((number) => number ?? []);
  const heights: Record<string, SectionHeights> = JSON.parse(readFileSync(SECTION_HEIGHTS, 'utf8'));
  const getBackground = createBackgrounds(root);
  return [
    ...listFirstTransforms(getLanguage(language)),
    // The policy of a page rendered on demand names its styles by hash, so that those keep all rules and tokens.
    createRuleKeeper(await readScripts(root), [NEAR]),
    keepUsedTokens,
    // Pages rendered on demand say themselves which numbers are links, because some of them become sheets of paper.
    (page) => linkNumbers(page, numbers),
    keepTogether,
    shortenScripts,
    (page) => writeRuntime(page, root),
    listScripts,
    await createShareCards({ root, siteUrl, language }),
    (page) => markSections(page, heights),
    (page) => addPlaceholders(page, getBackground),
    (page) => addPolicy(page, apiBase),
  ];
}

async function readScripts(root: string): Promise<string> {
  const files = await listBuiltFiles(root, ['.js']);
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join();
}

async function writeRuntime(page: PageElement, root: string): Promise<void> {
  const runtime = takeRuntime(page);
  if (runtime) await writeFile(join(root, runtime.path), runtime.code);
}
