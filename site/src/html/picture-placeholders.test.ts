import { readTree } from '@clinic/contract/html/read-tree.ts';
import { expect, it } from 'vitest';
import { addPlaceholders } from './picture-placeholders.ts';

async function print(body: string): Promise<string> {
  const page = readTree(`<head></head>${body}`);
  await addPlaceholders(page, async (address) => `colors of ${address}`);
  return page.print();
}

it('gives each picture of a page one background, whatever stands beside its address', async () => {
  const body = `<picture><source srcset="/_astro/a.avif 480w"><img class="wide" src="/_astro/a.webp" alt="A"></picture>
    <img src="/_astro/a.webp" alt=""><img alt="" src="/_astro/b.webp">`;
  expect(await print(body)).toContain(
    '<style>[src="/_astro/a.webp"]{background:colors of /_astro/a.webp}[src="/_astro/b.webp"]{background:colors of /_astro/b.webp}</style>',
  );
});

it.each(['<template><img src="/_astro/a.webp" alt=""></template>', '<img src="/plates/1.svg" alt="">'])(
  'leaves drawings, pictures in templates and pages without pictures alone: %s',
  async (body) => {
    expect(await print(body)).toBe(`<head></head>${body}`);
  },
);
