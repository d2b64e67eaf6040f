import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { copySample, DRAWING, findMistakesAfter, replace, testMistakes, write } from '../../test/sample-content.ts';
import { findContentMistakes } from './content-mistakes.ts';

testMistakes([
  [
    'a picture without a path',
    'gallery/entrance.yaml',
    replace(/\n +src: .*/, ''),
    'image.src: Write the path of a picture, for example: ./images/reception.webp',
  ],
  [
    'a picture that does not exist',
    'gallery/entrance.yaml',
    replace(/src: .*/, 'src: ./images/none.webp'),
    /^image\.src: "\.\/images\/none\.webp" does not exist\. Put the picture there, or/,
  ],
  [
    'a picture of the text that does not exist',
    'blog/laparoscopy-guide.md',
    (text: string) => `${text}\n![A room](./images/none.webp)\n`,
    /^"\.\/images\/none\.webp" does not exist\./,
  ],
  ['a picture among the texts', 'services/theatre.webp', write(''), 'Move this picture into the folder images.'],
  [
    'a picture that differs from another by its ending alone',
    'team/images/namuna-pawar.jpg',
    write(''),
    'namuna-pawar.webp lies beside it. Remove the one that is not meant, and name the other in the texts.',
  ],
  [
    'a logo that is no drawing of shapes',
    'images/logo.svg',
    write('<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>'),
    /^content\/clinic\.yaml: logo: "\.\/images\/logo\.svg" cannot be used\. Save it as SVG with a/,
  ],
]);

/** Gives an entry a picture that is stored in an unusual way, and returns the lines about it. */
async function findMistakesOfPicture(name: string, picture: Sharp | string | Buffer, entry = 'gallery/entrance.yaml') {
  const folder = await copySample();
  const file = join(folder, entry);
  const path = join(dirname(file), 'images', name);
  if (typeof picture === 'string' || Buffer.isBuffer(picture)) await writeFile(path, picture);
  else await picture.toFile(path);
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
  ['empty.jpg', '', 'cannot be used as a picture. Save it again as WebP or JPEG.'],
  ['from-a-phone.jpg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', /^is a HEIC picture, .* Save it again as WebP or JPEG\.$/],
])('a picture such as %s is told', async (name, picture, remedy) => {
  const [mistake = '', ...others] = await findMistakesOfPicture(name, picture);
  const beginning = `content/gallery/entrance.yaml: image.src: "./images/${name}" `;
  expect(mistake).toContain(beginning);
  expect(mistake.slice(beginning.length)).toMatch(remedy);
  expect(others).toEqual([]);
});

test.each(['jpeg', 'png', 'webp', 'gif', 'tiff'] as const)(
  'a picture in %s that breaks off is told',
  async (format) => {
    const whole = await paint(1280, 853).toFormat(format).toBuffer();
    const name = `cut.${format}`;
    const [mistake] = await findMistakesOfPicture(name, whole.subarray(0, whole.length * 0.45));
    expect(mistake).toMatch(new RegExp(`"\\./images/${name}" (is damaged|cannot be used)`));
  },
);

test.each([
  ['lies on its side', 1200, 960, 'A portrait stands upright'],
  ['is too small', 240, 300, 'A portrait needs 480 × 600 px at least'],
])('a portrait that %s is told', async (_how, width, height, remedy) => {
  const entry = 'founders/namuna-kale.yaml';
  expect(await findMistakesOfPicture('mine.jpg', paint(width, height).jpeg(), entry)).toEqual([
    expect.stringContaining(`content/${entry}: image.src: This picture has ${width} × ${height} px. ${remedy}`),
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

test('a drawing that holds more than shapes is told with what to remove', async () => {
  const spoilt = replace('</svg>', '<path onload ="alert(1)"/></svg>');
  const told = await findMistakesAfter('services/icons/piles-treatment.svg', spoilt);
  expect(told).toEqual([
    expect.stringMatching(
      /piles-treatment\.yaml: icon: "\.\/icons\/piles-treatment\.svg" cannot be used\. Save it as SVG .+ Remove from it: onload$/,
    ),
  ]);
});
