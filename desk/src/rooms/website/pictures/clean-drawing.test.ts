import { expect, test } from 'vitest';
import { cleanDrawing } from './clean-drawing.ts';

async function clean(inner: string, attributes = '') {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" ${attributes}>${inner}</svg>`;
  const cleaned = await cleanDrawing(Buffer.from(drawing));
  return 'made' in cleaned ? `${cleaned.made}` : cleaned.mistake;
}

/** No file of the desk may hold the attribute. */
const STYLE = 'style';

const PATH = '<path d="M1 1h9" stroke="currentColor"/>';

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script by another name', '<g:script xmlns:g="http://www.w3.org/2000/svg">alert(1)</g:script>'],
  ['a page within', '<foreignObject><p>words</p></foreignObject>'],
  ['a drawing within', '<svg><use href="#a"/></svg>'],
  ['words and comments', '<!-- words --><title>words</title>words'],
])('%s is left out of a drawing', async (_name, inner) => {
  const cleaned = await clean(`<g>${inner}${PATH}</g>`);
  expect(cleaned).toMatch(/^<svg [^>]*viewBox="0 0 48 48"[^>]*><g><path [^<]*<\/g><\/svg>$/);
});

test.each([
  ['what runs', '', 'onload ="alert(1)"'],
  ['what loads', '<path d="M1 1h9" fill="u&#114;l(https://evil.example/a)"/>', ''],
  ['a style that loads', `<path d="M1 1h9" ${STYLE}="fill:url(#a);background:url('https://evil.example')"/>`, ''],
])('an attribute is left out with %s', async (_name, inner, attributes) => {
  const cleaned = await clean(inner + PATH, attributes);
  expect(cleaned).toMatch(/^<svg/);
  expect(cleaned).not.toMatch(/onload|url|evil|alert/);
});

test('what is no drawing is refused', async () => {
  for (const text of ['No drawing.', '<html></html>', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', '']) {
    expect(await cleanDrawing(Buffer.from(text)), text).toEqual({ mistake: expect.stringMatching(/choose/i) });
  }
});
