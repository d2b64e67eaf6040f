import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test, vi } from 'vitest';
import { copySample, DRAWING, findMistakesAfter, replace, testMistakes, write } from '../../test/sample-content.ts';
import { findContentMistakes } from './content-mistakes.ts';

// These tests read files and pictures, possibly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

testMistakes([
  [
    'a picture without a path',
    'gallery/entrance.yaml',
    replace(/\n +src: .*/, ''),
    ['content/gallery/entrance.yaml: image.src: Write the path of a picture, for example: ./images/reception.webp'],
  ],
  [
    'an empty path',
    'gallery/entrance.yaml',
    replace(/src: .*/, 'src: ""'),
    ['content/gallery/entrance.yaml: image.src: Write the path of a picture, for example: ./images/reception.webp'],
  ],
  [
    'a picture that does not exist',
    'gallery/entrance.yaml',
    replace(/src: .*/, 'src: ./images/none.webp'),
    [/entrance\.yaml: image\.src: "\.\/images\/none\.webp" does not exist\. Put the picture there, or/],
  ],
  [
    'a picture of the text that does not exist',
    'blog/laparoscopy-guide.md',
    (text: string) => `${text}\n![A room](./images/none.webp)\n`,
    [/^content\/blog\/laparoscopy-guide\.md: "\.\/images\/none\.webp" does not exist\./],
  ],
  [
    'a picture among the texts',
    'services/theatre.webp',
    write(''),
    ['content/services/theatre.webp: Move this picture into the folder images.'],
  ],
]);

/** Puts a picture that is stored in an unusual way into the gallery, and returns the lines about it. */
async function findMistakesOfPicture(name: string, picture: Sharp | string): Promise<string[]> {
  const folder = await copySample();
  const path = join(folder, 'gallery/images', name);
  if (typeof picture === 'string') await writeFile(path, picture);
  else await picture.toFile(path);
  const file = join(folder, 'gallery/entrance.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/src: .*/, `src: ./images/${name}`));
  return findContentMistakes(folder);
}

const paint = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } });

test.each([
  ['tall.png', paint(900, 3000).png()],
  ['wide.avif', paint(3000, 500).avif({ effort: 0 })],
  ['turned-by-the-camera.jpg', paint(240, 320).withMetadata({ orientation: 6 }).jpeg()],
  ['of-few-colors.png', paint(1280, 853).png({ palette: true })],
  ['for-print.jpg', paint(1280, 853).toColourspace('cmyk').jpeg()],
  ['scan.tiff', paint(1280, 853).tiff()],
])('a picture such as %s is taken', async (name, picture) => {
  expect(await findMistakesOfPicture(name, picture)).toEqual([]);
});

test.each([
  [
    'thumbnail.webp',
    paint(40, 30).webp(),
    'has 40 × 30 px. A picture needs 320 × 240 px at least, best 1280 × 853 px.',
  ],
  ['drawing.svg', DRAWING, 'cannot be used as a picture. Save it again as WebP or JPEG.'],
  ['text.jpg', 'no picture', 'cannot be used as a picture. Save it again as WebP or JPEG.'],
])('a picture such as %s is told', async (name, picture, remedy) => {
  expect(await findMistakesOfPicture(name, picture)).toEqual([
    `content/gallery/entrance.yaml: image.src: "./images/${name}" ${remedy}`,
  ]);
});

test.each([
  ['lies on its side', { width: 1200, height: 960 }, /This picture has 1200 × 960 px\. A portrait stands upright/],
  [
    'is too small',
    { width: 240, height: 300 },
    /This picture has 240 × 300 px\. A portrait needs 480 × 600 px at least/,
  ],
])('a portrait that %s is told', async (_how, size, remedy) => {
  const folder = await copySample();
  const portrait = sharp({ create: { ...size, channels: 3, background: 'teal' } });
  await portrait.jpeg().toFile(join(folder, 'founders/images/mine.jpg'));
  const file = join(folder, 'founders/namuna-kale.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/src: .*/, 'src: ./images/mine.jpg'));
  const [mistake, ...others] = await findContentMistakes(folder);
  expect(mistake).toMatch(/^content\/founders\/namuna-kale\.yaml: image\.src: /);
  expect(mistake).toMatch(remedy);
  expect(others).toEqual([]);
});

test('a logo that is no drawing of shapes is told', async () => {
  const folder = await copySample();
  await writeFile(join(folder, 'images/logo.svg'), '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>');
  expect(await findContentMistakes(folder)).toEqual([
    expect.stringMatching(
      /^content\/clinic\.yaml: logo: "\.\/images\/logo\.svg" cannot be used\. Save it as SVG with a/,
    ),
  ]);
});

test('two pictures that differ by their endings alone are told', async () => {
  const folder = await copySample();
  await writeFile(join(folder, 'team/images/namuna-pawar.jpg'), '');
  expect(await findContentMistakes(folder)).toEqual([
    'content/team/images/namuna-pawar.jpg: namuna-pawar.webp lies beside it. Remove the one that is not meant, and name the other in the texts.',
  ]);
});

test('a service whose drawing is missing or cannot be used is told what to do', async () => {
  const service = 'services/piles-treatment.yaml';
  const [misspelt = ''] = await findMistakesAfter(service, replace('icons/piles-treatment.svg', 'icons/pile.svg'));
  expect(misspelt).toContain(`content/${service}: icon: "./icons/pile.svg" does not exist. Put the drawing there`);
  expect(misspelt).toContain('./icons/piles-treatment.svg');
  expect(await findMistakesAfter(service, replace(/icon: .*\n/, ''))).toEqual([
    `content/${service}: icon: Write the path of a drawing, for example: ./icons/piles-treatment.svg`,
  ]);
});

test.each(['<script>alert(1)</script>', '<path onload="alert(1)"/>', '<image href="x"/>'])(
  'a drawing with %s cannot be used',
  async (spoilt) => {
    const folder = await copySample();
    const drawing = join(folder, 'services/icons/piles-treatment.svg');
    await writeFile(drawing, (await readFile(drawing, 'utf8')).replace('</svg>', `${spoilt}</svg>`));
    expect(await findContentMistakes(folder)).toContainEqual(
      expect.stringMatching(
        /piles-treatment\.yaml: icon: "\.\/icons\/piles-treatment\.svg" cannot be used\. Save it as SVG/,
      ),
    );
  },
);
