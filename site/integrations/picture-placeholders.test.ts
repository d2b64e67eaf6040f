import { expect, it } from 'vitest';
import { createRules } from './picture-placeholders.ts';

const getBackground = async (address: string) => `colors of ${address}`;

it('gives each picture of a page one background, whatever stands beside its address', async () => {
  const html = `<picture><source srcset="/_astro/a.avif 480w"><img class="wide" src="/_astro/a.webp" alt="A"></picture>
    <img src="/_astro/a.webp" alt=""><img alt="" src="/_astro/b.webp">`;
  expect(await createRules(html, getBackground)).toBe(
    '[src="/_astro/a.webp"]{background:colors of /_astro/a.webp}[src="/_astro/b.webp"]{background:colors of /_astro/b.webp}',
  );
});

it('leaves drawings, pictures in templates and pages without pictures alone', async () => {
  expect(await createRules('<template><img src="/_astro/a.webp" alt=""></template>', getBackground)).toBe('');
  expect(await createRules('<img src="/plates/1.svg" alt="">', getBackground)).toBe('');
});
