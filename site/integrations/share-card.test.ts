import sharp from 'sharp';
import { expect, it } from 'vitest';
import { SHARE_CARD_PX } from '../share-card-size.ts';
import { drawShareCard } from './share-card.ts';
import { createTypeSetter } from './type-setter.ts';

const NAME = 'Namuna Surgical';

const type = await createTypeSetter({
  latin: new URL('../../ui/src/fonts/anek-latin.woff2', import.meta.url),
  devanagari: new URL('../../ui/src/fonts/anek-devanagari.woff2', import.meta.url),
  language: 'hi',
});
const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#123' } })
  .png()
  .toBuffer();

/** Draws a card; resolves to the lines of its title. */
async function drawTitle(title: string): Promise<string[]> {
  const lines: string[] = [];
  const setLine: typeof type.setLine = (text, ...rest) => {
    if (text !== NAME) lines.push(text);
    return type.setLine(text, ...rest);
  };
  const card = await drawShareCard({ title, siteName: NAME, picture }, { ...type, setLine });
  expect(await sharp(card).metadata()).toMatchObject(SHARE_CARD_PX);
  return lines;
}

it('writes a long English title in four lines', async () => {
  const title = 'Minimally invasive surgery and what it changes for patients and families';
  const lines = await drawTitle(title);
  expect(lines.join(' ')).toBe(title);
  expect(lines).toHaveLength(4);
});

it('writes a long Hindi title in three lines, because its signs need more room', async () => {
  const title = 'दूरबीन से ऑपरेशन: पहली मुलाकात से पहले महीने तक सब कुछ आसान शब्दों में';
  const lines = await drawTitle(title);
  expect(lines.join(' ')).toBe(title);
  expect(lines).toHaveLength(3);
});
