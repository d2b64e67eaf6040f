import { expect, test } from 'vitest';
import { printChanged } from '../../test/changed-page.ts';
import { linkNumbers } from './linked-numbers.ts';

const NUMBERS = ['+91 20 0000 0100', '+91 20 0000 0108'] as const;
const LINK = '<a href="tel:+912000000108">+91 20 0000 0108</a>';

const link = (html: string, numbers: readonly string[] = NUMBERS) =>
  printChanged(html, (page) => linkNumbers(page, numbers));

test('linkNumbers makes each number in a text a link', () => {
  expect(link('<p>Call +91 20 0000 0108. <b title="1 > 0">+91 20 0000 0108</b></p>')).toBe(
    `<p>Call ${LINK}. <b title="1 > 0">${LINK}</b></p>`,
  );
});

test.each([
  ['for both telephones', [NUMBERS[1], NUMBERS[1]]],
  ['that begins another', [NUMBERS[1], '+91 20 0000 01']],
])('linkNumbers makes a number %s one link', (_, numbers) => {
  expect(link('<p>+91 20 0000 0108</p>', numbers)).toBe(`<p>${LINK}</p>`);
});

test.each([
  '<head><title>+91 20 0000 0108</title></head>',
  '<p>Call <a class="number" href="tel:+912000000108">us at <b>+91 20 0000 0108</b></a></p>',
  '<script>const phone = "+91 20 0000 0108";</script>',
  '<astro-island props="{}"><p>+91 20 0000 0108</p></astro-island>',
  '<input value="+91 20 0000 0108"><!-- +91 20 0000 0108 -->',
  '<abbr>No number</abbr>',
])('linkNumbers leaves %s as it is', (html) => {
  expect(link(html)).toBe(html);
});
