import { expect, test } from 'vitest';
import { printChanged } from '../../test/changed-page.ts';
import { markSections, type SectionHeights } from './drawn-near.ts';

const toPage = (main: string) =>
  `<html><head></head><body><main>${main}</main><footer><p>Sample Clinic</p></footer></body></html>`;
const mark = (html: string, heights: Record<string, SectionHeights> = {}) =>
  printChanged(html, (page) => markSections(page, heights));
const listMarked = (html: string) => [...html.matchAll(/<(\w+) data-near="([^"]+)"/g)].map(([, name]) => name);
const getName = (html: string) => /<section data-near="([^"]+)"/.exec(html)?.[1] ?? '';

test('sections after the first part and the footer wait until they are near', () => {
  const html = mark(
    toPage('<section>First</section><div><section id="a">One<section>Inner</section></section></div><p>Note</p>'),
  );
  expect(listMarked(html)).toEqual(['section', 'footer']);
  expect(html).toContain('<section>First</section>');
  expect(html).toContain('id="a">One<section>Inner</section></section>');
});

test('the markup of an island stays as React has made it', () => {
  const island = '<astro-island><section>One</section></astro-island>';
  expect(mark(toPage(`<section>First</section>${island}`))).toContain(island);
});

test('a section is known by its words and elements, whatever its classes and blanks are', () => {
  const name = getName(mark(toPage('<p>First</p><section class="ab0"><h2>10 days</h2></section>')));
  const section = '<section class="cd1"><h2 id="x">10\u00a0days</h2></section>';
  expect(getName(mark(toPage(`<p>First</p>${section}`)))).toBe(name);
  for (const other of ['<h2>9 days</h2>', '<h3>10 days</h3>'])
    expect(getName(mark(toPage(`<p>First</p><section>${other}</section>`)))).not.toBe(name);
});

test('a measured section has its height at each measured width', () => {
  const page = toPage('<p>First</p><section>Pain</section>');
  const name = getName(mark(page));
  const html = mark(page, { [name]: [860, 720, 383, 600, 344] });
  // The lines lose 2 px, then 1 px for each pixel that the window is wider.
  expect(html).toContain(`[data-near="${name}"]{--near:max(1580px + -200vw,1150px + -100vw)}`);
  expect(html).toContain(`@media (min-width:768px){[data-near="${name}"]{--near:calc(984px + -50*min(1vw,12.8px))}}`);
});

test('pictures grow with the window, text does not', () => {
  const page = toPage('<p>First</p><section>Pain</section>');
  const html = mark(page, { [getName(mark(page))]: [360, 430, 500, 600, 600] });
  expect(html).toContain('--near:min(');
});
