// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wake } from './wake.tsx';

const Page = () => <textarea aria-label="Summary" defaultValue="As it was drawn." />;

test('what is typed before a page wakes, and while it wakes, stays', async () => {
  document.body.innerHTML = `<main id="main" data-asleep>${renderToString(<Page />)}</main><script id="page-data" type="application/json">{}</script>`;
  const area = document.querySelector('textarea');
  const main = document.querySelector('main');
  if (!area || !main) throw new Error('The page has a text area.');
  area.value = 'Typed before.';
  await act(async () => {
    wake(Page);
    area.value = 'Typed while it wakes.';
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(main.hasAttribute('data-asleep')).toBe(false);
  expect(document.querySelector('textarea')).toBe(area);
  expect(area.value).toBe('Typed while it wakes.');
});
