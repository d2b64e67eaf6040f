import { expect, test } from 'vitest';
import { isLongFigure } from './long-figure.ts';

test('figures that are written out are set smaller', () => {
  expect(['10+', '2K+', '10k+', '24/7'].filter(isLongFigure)).toEqual([]);
  expect(['2,000+', '10,000+'].filter(isLongFigure)).toEqual(['2,000+', '10,000+']);
});
