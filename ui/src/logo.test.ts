import { expect, test } from 'vitest';
import { splitLogo } from './logo.ts';

test('a logo keeps its box, and its shapes the look of their root', () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="80" viewBox="0 0 80 40" fill="none" stroke-width="2">
    <path d="M0 0h80"/>
    <circle r="3"/>
  </svg>`;
  expect(splitLogo(drawing)).toEqual({
    viewBox: '0 0 80 40',
    shapes: '<g fill="none" stroke-width="2"><path d="M0 0h80"/><circle r="3"/></g>',
  });
});
