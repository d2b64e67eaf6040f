import { expect, test } from 'vitest';
import { parseDrawing } from './drawings.ts';

const draw = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

test.each(['', '<g fill="none" stroke="rgb(1, 2, 3)"><path d="M0 0h9" transform="rotate(4 5 6)"/></g>\n'])(
  'shapes such as %s can be used',
  (inside) => {
    const drawing = `<?xml version="1.0" encoding="UTF-8"?>\n${draw(inside)}`;
    expect(parseDrawing(drawing)).toEqual({ box: '0 0 9 9', unusable: [] });
  },
);

test.each([
  ['a script', draw('<script>alert(1)</script>'), ['<script>', 'texts']],
  ['a script of another spelling', draw('<g:script xmlns:g="http://www.w3.org/2000/svg"/>'), ['<g:script>', 'xmlns:g']],
  ['a handler', draw('<path onload ="alert(1)"/>'), ['onload']],
  ['an address', draw('<path fill="u&#114;l(#a)"/>'), ['fill']],
  ["an address in CSS's spelling", draw('<path fill="u\\72l(#a)"/>'), ['fill']],
  ['a link', draw('<a href="/"/>'), ['<a>', 'href']],
  ['styles', draw('<style/><g class="x"/>'), ['<style>', 'class']],
  ['a comment, which HTML ends sooner', draw('<!--><script>alert(1)</script>-->'), ['comments']],
  ['a comment before the drawing', `<!-- <svg onload=alert(1)> -->${draw('')}`, ['comments']],
  ['an instruction before the drawing', `<?xml a="<svg onload=alert(1)>"?>${draw('')}`, ['<?xml?>']],
  ['raw characters', draw('<![CDATA[<script>]]>'), ['CDATA']],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${draw('')}`, ['<!DOCTYPE>']],
  ['a drawing in a drawing', draw('<svg/>'), ['<svg>']],
  ['what comes after it', `${draw('')}<script/>`, ['<script>']],
  ['an end that is missing', '<svg viewBox="0 0 9 9"><path', ['what is no XML']],
  ['nothing', '', ['all']],
])('%s makes a drawing unusable', (_what, drawing, unusable) => {
  expect(parseDrawing(drawing).unusable).toEqual(unusable);
});
