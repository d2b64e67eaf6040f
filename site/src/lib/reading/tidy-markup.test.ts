import { expect, test } from 'vitest';
import { keepLanguage, moveStylesToHead, prefixLinks, removeEmptyComments } from './tidy-markup.ts';

test('two texts of a page become one', () => {
  expect(removeEmptyComments('<span> <!-- -->about<!-- --> <!-- -->Piles</span>')).toBe('<span> about Piles</span>');
});

test('an island, a script and a style stay as they are', () => {
  const kept =
    '<astro-island props="{}">Step<!-- --> 1</astro-island><script>a("<!-- -->")</script><style>/*<!-- -->*/</style>';
  expect(removeEmptyComments(`a<!-- --> ${kept}<!-- --> b`)).toBe(`a ${kept} b`);
});

test('the styles of the body stand at the end of the head', () => {
  expect(moveStylesToHead('<head><style>a{}</style></head><body><p>b</p><style>c{}</style></body>')).toBe(
    '<head><style>a{}</style><style>c{}</style></head><body><p>b</p></body>',
  );
});

test('links lead to the site when another origin shows the page', () => {
  const page = '<link href="/a.css"><a class="x" href="/about">About</a><a href="#main">Skip</a><a href="tel:1">1</a>';
  expect(prefixLinks('', page)).toBe(page);
  expect(prefixLinks('https://clinic.example', page)).toBe(
    page.replace('href="/about"', 'href="https://clinic.example/about"'),
  );
});

test('links to the page of an appointment keep to the origin that shows it', () => {
  const page = '<a href="/portal/token?month=2026-12#move">Later</a><a class="button" href="/portal">Ask</a>';
  expect(prefixLinks('https://clinic.example', page)).toBe(
    page.replace('href="/portal"', 'href="https://clinic.example/portal"'),
  );
});

test.each([
  ['<a href="/">', '<a href="/mr">'],
  ['<a href="/#book">', '<a href="/mr#book">'],
  ['<a href="/?from=mail">', '<a href="/mr?from=mail">'],
  ['<a class="b" href="/services/piles-treatment#signs">', '<a class="b" href="/mr/services/piles-treatment#signs">'],
  ['<a href="/book?service=Dr.+Kale">', '<a href="/mr/book?service=Dr.+Kale">'],
  ['<a href="/rss.xml">', '<a href="/mr/rss.xml">'],
  ['<a href="/portal">', '<a href="/mr/portal">'],
])('a page in Marathi leads from %s to %s', (english, marathi) => {
  expect(keepLanguage('/mr', english)).toBe(marathi);
});

test.each([
  '<a href="/mr/about">',
  '<a href="/mr">',
  '<a href="/about" hreflang="en-IN">',
  '<a hrefLang="hi-IN" href="/hi/about">',
  '<a href="/about" hrefLang="en-IN" lang="en-IN">',
  '<a href="/_astro/room.Ab12.webp">',
  '<a href="/portal/token">',
  '<a href="https://clinic.example/about">',
  '<a href="tel:+912000000000">',
  '<a href="#main">',
  '<img src="/signs/piles.svg">',
])('%s keeps its address in Marathi', (link) => {
  expect(keepLanguage('/mr', link)).toBe(link);
});

test('a page in English keeps all its links', () => {
  expect(keepLanguage('', '<a href="/about">')).toBe('<a href="/about">');
});
