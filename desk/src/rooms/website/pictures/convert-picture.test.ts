import sharp from 'sharp';
import { expect, test } from 'vitest';
import { convertPicture } from './convert-picture.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#386' }, limitInputPixels: false });

test('a photograph becomes upright and small, without its place and camera', async () => {
  const exif = { IFD0: { Make: 'Canary' }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } };
  const photograph = await plain(3000, 2000).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
  const converted = await convertPicture(photograph);
  const { format, width, height, exif: kept } = await sharp('made' in converted ? converted.made : '').metadata();
  expect({ format, width, height, kept }).toEqual({ format: 'webp', width: 1707, height: 2560, kept: undefined });
});

test.each([
  ['a picture of a phone that browsers do not show', async () => Buffer.from('0000ftypheic0000'), 'Most compatible'],
  ['a small file of many pixels', () => plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer(), '50 million'],
  ['a picture that breaks off', async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 900), 'damaged'],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'), 'JPEG'],
  ['a text', async () => Buffer.from('No picture.'), 'JPEG'],
])('%s is refused with a remedy', async (_name, make, says) => {
  expect(await convertPicture(await make())).toEqual({ mistake: expect.stringContaining(says) });
});
