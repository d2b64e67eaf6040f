import { expect, test } from 'vitest';
import { keepAnchors } from './translated-headings.ts';

test('a translated heading has the anchor of the English one', () => {
  const translated = {
    html: '<h2 id="तयारी">तयारी</h2><p>…</p><h3 class="a" id="जेवण">जेवण</h3>',
    headings: [
      { depth: 2, slug: 'तयारी', text: 'तयारी' },
      { depth: 3, slug: 'जेवण', text: 'जेवण' },
    ],
  };
  const english = [
    { depth: 2, slug: 'getting-ready', text: 'Getting ready' },
    { depth: 3, slug: 'food', text: 'Food' },
  ];
  expect(keepAnchors(translated, english)).toEqual({
    html: '<h2 id="getting-ready">तयारी</h2><p>…</p><h3 class="a" id="food">जेवण</h3>',
    headings: [
      { depth: 2, slug: 'getting-ready', text: 'तयारी' },
      { depth: 3, slug: 'food', text: 'जेवण' },
    ],
  });
});
