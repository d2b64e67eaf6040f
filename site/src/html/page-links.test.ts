import { expect, test } from 'vitest';
import { printChanged } from '../../test/changed-page.ts';
import { keepLanguage, prefixLinks } from './page-links.ts';

const prefix = (html: string, siteBase: string) => printChanged(html, (page) => prefixLinks(page, siteBase));
const keep = (html: string, language: string) => printChanged(html, (page) => keepLanguage(page, language));

test('links lead to the site when another origin shows the page', () => {
  const page = '<link href="/a.css"><a class="x" href="/about">About</a><a href="#main">Skip</a><a href="tel:1">1</a>';
  expect(prefix(page, '')).toBe(page);
  expect(prefix(page, 'https://clinic.example')).toBe(
    page.replace('href="/about"', 'href="https://clinic.example/about"'),
  );
});

test('links to the page of an appointment keep to the origin that shows it', () => {
  const page = '<a href="/portal/token?month=2026-12#move">Later</a><a class="button" href="/portal">Ask</a>';
  expect(prefix(page, 'https://clinic.example')).toBe(
    page.replace('href="/portal"', 'href="https://clinic.example/portal"'),
  );
});

test.each([
  ['<a href="/">', '<a href="/mr">'],
  ['<a class="b" href="/services/piles-treatment#signs">', '<a class="b" href="/mr/services/piles-treatment#signs">'],
  ['<a href="/book?service=Dr.+Kale">', '<a href="/mr/book?service=Dr.+Kale">'],
  ['<a href="/rss.xml">', '<a href="/mr/rss.xml">'],
  ['<a href="/portal">', '<a href="/mr/portal">'],
])('a page in Marathi leads from %s to %s', (english, marathi) => {
  expect(keep(english, '/mr')).toBe(marathi);
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
  expect(keep(link, '/mr')).toBe(link);
});

test('a page in English keeps all its links', () => {
  expect(keep('<a href="/about">', '')).toBe('<a href="/about">');
});
