import { expect, test } from 'vitest';
import { prepareIllustration } from './illustration.ts';

test('a drawing keeps the look of its root, and its shapes their sizes', () => {
  const { shapes, viewBox } = prepareIllustration({
    src: './drawings/abscess-drainage.svg',
    description: 'A pocket of pus.',
    labels: [],
  });
  expect(viewBox).toBe('0 0 360 270');
  expect(shapes).toMatch(/^<g fill="none" stroke="currentColor"/);
  expect(shapes).toMatch(/<rect [^>]*width="56" height="13"/);
});
