import { expect, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import { markEnglish } from './mark-english.ts';
import { readTree } from './read-tree.ts';

const toPage = (body: string) => `<!doctype html><html lang="mr-IN"><head><title>Care</title></head>${body}</html>`;

const EN = ' lang="en-IN"';

function mark(html: string, language: LanguageCode): string {
  const page = readTree(html);
  markEnglish(page, language);
  return page.print();
}

test.each([
  [
    'a text without a translation',
    '<p class="lead">नमस्ते</p><p class="lead">Call us</p>',
    `<p${EN} class="lead">Call us`,
  ],
  [
    'the outermost element',
    '<i>एक</i><ul><li>One</li><li><b>Two</b> and 3</li></ul>',
    `<ul${EN}><li>One</li><li><b>Two`,
  ],
  ['a part of a sentence', '<p>आमचे <b>Care &amp; cure</b> &nbsp; केंद्र</p>', `<b${EN}>Care`],
  ['the text of a picture', '<p>चित्र <img alt="A room" src="room.webp"> आहे<br></p>', `<img${EN} alt="A room"`],
  ['what stands beside an island', '<div><p>One</p><astro-island><p>Two</p></astro-island></div>', `<div><p${EN}>One`],
  ['what stands in the language of the page', '<div lang="mr-IN"><p>One</p>दोन</div>', `<p${EN}>One`],
])('%s is marked as English', (_case, body, marked) => {
  const page = toPage(`<body>${body}मराठी</body>`);
  const result = mark(page, 'mr');
  expect(result).toContain(marked);
  expect(result.replace(EN, '')).toBe(page);
});

test.each([
  ['a text in two scripts', '<p>MRI स्कॅन</p>'],
  ['a label that is translated', '<nav aria-label="भाषा"><svg><path d="M4 3h2z"/></svg>A-Z</nav>'],
  ['what says its language itself', '<a lang="en-IN">English</a><p lang="hi-IN">Namaste</p>'],
  ['figures, signs and single letters', '<p>24 × 7 &nbsp; &lt; A</p>'],
  [
    'script, style, comments and islands',
    '<!-- One --><style>p{margin:0}</style><script>if (a<b) c()</script><astro-island>Two</astro-island>',
  ],
])('%s is left as it is', (_case, body) => {
  const page = toPage(`<body>${body}मराठी</body>`);
  expect(mark(page, 'mr')).toBe(page);
});

test('an English page is left as it is', () => {
  const page = toPage('<body><p>One</p></body>');
  expect(mark(page, 'en')).toBe(page);
});
