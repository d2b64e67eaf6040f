import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const VNU = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar');

/** Messages of the Nu checker that do not concern the page. */
const VNU_IGNORED = [
  // The checker does not know newer CSS (@container, @starting-style, animation-timeline).
  'CSS: .*',
  // A file has no origin, so 'self' in a policy allows it nothing; `headers.spec.ts` checks policies.
  '.*Content Security Policy.*',
  // React writes `<img/>`, which means the same.
  'Trailing slash on void elements .*',
  // Astro names the places of content in an island. Browsers do not know the element. Without a language in the
  // environment Java reads no curly quotation marks in an argument, so the pattern has points.
  'The .name. attribute is never allowed on the .astro-slot. element.*',
].join('|');

/**
 * Checks rules about validity and about what people can use: structure, references, labels and landmarks. It leaves
 * style (quotes, letter case, omitted ends) to the frameworks that write the HTML.
 */
const HTML_VALIDATE = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // The policy blocks inline styles, and a browser drops them silently.
      'no-inline-style': 'error',
      // The mobile notice, a dialog with an h2, comes first on every page; axe checks the page's own h1.
      'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
      // Files of the site's own origin need no integrity: they change with the page that names them.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

/** Whether the Nu checker, which needs Java 17, can run here. */
export function hasVnu(): boolean {
  return spawnSync('java', ['-jar', VNU, '--version']).status === 0;
}

/** A breach of a rule of HTML. */
export type HtmlFault = { file: string; rule: string; element: string; message: string };

/** Lists the errors that the W3C's Nu Html Checker finds in files of HTML and SVG. */
export function checkByVnu(files: readonly string[]): HtmlFault[] {
  const options = ['--also-check-svg', '--stdout', '--format', 'json', '--filterpattern', VNU_IGNORED];
  const { stdout } = spawnSync('java', ['-jar', VNU, ...options, ...files], { maxBuffer: 64 * 1024 ** 2 });
  const { messages } = JSON.parse(stdout.toString()) as { messages: VnuMessage[] };
  return messages.map(({ url = '', message, extract = '' }) => ({
    file: decodeURIComponent(url.replace(/^file:/, '')),
    rule: message,
    element: extract,
    message,
  }));
}

export async function checkByHtmlValidate(files: readonly string[]): Promise<HtmlFault[]> {
  const { results } = await HTML_VALIDATE.validateMultipleFiles([...files]);
  return results.flatMap(({ filePath = '', messages }) =>
    messages.map(({ ruleId, message, selector }) => ({
      file: filePath,
      rule: ruleId,
      element: selector ?? '',
      message,
    })),
  );
}

type VnuMessage = { url?: string; message: string; extract?: string };
