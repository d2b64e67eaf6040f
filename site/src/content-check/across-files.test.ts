import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addDoctorMark } from '#lib/content/content-marks.ts';
import { copySample, findMistakesAfter, replace, testMistakes, write } from '../../test/sample-content.ts';
import { SAMPLE_FOLDER } from '../../test/sample-folder.ts';
import { findContentMistakes } from './content-mistakes.ts';

// Mistakes that show only when files are compared.

const POST = await readFile(join(SAMPLE_FOLDER, 'blog/laparoscopy-guide.md'), 'utf8');

testMistakes([
  [
    'a service that does not exist',
    'technology.yaml',
    replace('- piles-treatment', '- piles-treatmnt'),
    /^parts \d, services \d: "piles-treatmnt" is no service\. Write one of: gall-bladder-removal, /,
  ],
  [
    'a doctor whom nobody can book',
    'doctors/nobody.yaml',
    write('image:\n  src: ../founders/images/namuna-kale.webp\n  alt: ""\n'),
    /^Rename this to the id of a doctor in booking\.yaml, one of: namuna-kale, /,
  ],
  [
    'a reviewer who is no doctor',
    'services/piles-treatment.yaml',
    replace('reviewer: namuna-kale', 'reviewer: nobody'),
    /^review\.reviewer: "nobody" is no doctor's id in booking\.yaml\. Write one of: namuna-kale, /,
  ],
  [
    'a co-founder without a registration number',
    'founders/udaharan-joshi.yaml',
    replace('Registration number', 'Number'),
    'details: Add one with the label: Registration number',
  ],
  [
    'a color on which words cannot be read',
    'clinic.yaml',
    replace(/main: .*/, "main: '#3aa0aa'"),
    /^colors\.main: Links in #3aa0aa \(--text-link\) on #\w+ \(--ground-\w+\) have a contrast of 2\.\d and need 7\. Write a darker color than #3aa0aa\.$/,
    /^colors\.main: Rings in #3aa0aa .* have a contrast of 2\.\d and need 3\./,
  ],
  [
    "a doctor's name in the doctor's own file",
    'doctors/namuna-kale.yaml',
    replace("alt: ''", 'alt: A portrait of Dr. Namuna Kale'),
    'image.alt: "Dr. Namuna Kale" is typed out. Write {doctor}, which follows the name in booking.yaml.',
  ],
  [
    'the short name of a doctor in the own file',
    'doctors/namuna-kale.yaml',
    replace("alt: ''", 'alt: Dr. Kale at a desk'),
    /^image\.alt: "Dr\. Kale" is typed out\./,
  ],
  [
    "a doctor's mark in another file",
    'faq.yaml',
    replace(/lead: >-\n/, 'lead: >-\n  Ask {doctor}.\n'),
    /^lead: "\{doctor\}" stands for nothing\./,
  ],
  [
    'a mark that nobody knows',
    'faq.yaml',
    replace(/lead: >-\n/, 'lead: >-\n  Call {telephone}.\n'),
    /^lead: "\{telephone\}" stands for nothing\. Write one of: \{clinic\}, .*\{phone\}/,
  ],
  [
    'a mark in the text of a page',
    'blog/laparoscopy-guide.md',
    (text: string) => `${text}\nCall {desk}.\n`,
    /^"\{desk\}" stands for nothing\./,
  ],
  [
    'a mark without quotation marks',
    'faq.yaml',
    replace(/title: .*/, 'title: {phone}'),
    'title: Put this in quotation marks: "{phone}"',
  ],
  [
    'a mark among the words that are stored',
    'booking.yaml',
    replace('Urology', "'Urology in {city}'"),
    /^departments \d, name: "\{city\}" stands for nothing\. Write the words themselves/,
  ],
  [
    'a link of a text that leads nowhere',
    'blog/laparoscopy-guide.md',
    (text: string) => `${text}\n[Prices](/prices)\n`,
    /^"\/prices" leads nowhere\. Write one of: \/, \/services, /,
  ],
  [
    'a link to a part that is not there',
    'home.yaml',
    replace('href: /technology#laser', 'href: /technology#lasr'),
    /^expertise\.panels 3, href: "\/technology#lasr" leads to no part of .*\/technology#laser/,
  ],
  [
    'a founder with the place of another',
    'founders/udaharan-joshi.yaml',
    replace(/order: .*/, 'order: 1'),
    /^order: Another founder has 1 too\. Give each a number of its own/,
  ],
  [
    'a post named like a page of the list',
    'blog/2.md',
    write(POST),
    'Rename this: /blogs/2 is a page of the list of posts. Write for example: post-2.md',
  ],
  [
    'a category that does not exist',
    'services/piles-treatment.yaml',
    replace(/category: .*/, 'category: Proctolgy'),
    /^category: "Proctolgy" is not in categories\.yaml\. Write one of: /,
  ],
  [
    'a department that does not exist',
    'services/piles-treatment.yaml',
    replace(/department: .*/, 'department: proctology'),
    'department: "proctology" is no department of booking.yaml. Write the id of one: general-surgery, urology',
  ],
  [
    'a sign of a department that does not exist',
    'signs/blood-in-urine.yaml',
    replace(/department: urology/, 'department: urolgy'),
    /^department: "urolgy" is no department of booking\.yaml\. Write/,
  ],
  [
    'a sign of a region that does not exist',
    'signs/blood-in-urine.yaml',
    replace(/region: belly/, 'region: bely'),
    'region: "bely" is no region of symptoms.yaml. Write one of: belly, anus',
  ],
  [
    'an open day that a text calls closed',
    'testimonials/sample-patient-a.yaml',
    replace(/quote: >-\n/, 'quote: >-\n  The clinic is closed on Wednesdays.\n'),
    /^quote: "The clinic is closed on Wednesdays\.": Wednesday is open\. Change these words, or/,
  ],
]);

test('an owner is told of an unknown department while another file has a mistake too', async () => {
  const folder = await copySample();
  const service = join(folder, 'services/piles-treatment.yaml');
  await writeFile(service, (await readFile(service, 'utf8')).replace(/department: .*/, 'department: proctology'));
  await writeFile(join(folder, 'faq.yaml'), '');
  expect(await findContentMistakes(folder)).toEqual([
    expect.stringMatching(/^content\/faq\.yaml: Write the fields /),
    expect.stringMatching(/^content\/services\/piles-treatment\.yaml: department: "proctology" is no department of /),
  ]);
});

test('a clinic is told once a day opens that its text calls closed', async () => {
  const mistakes = await findMistakesAfter('booking.yaml', replace('- Sunday', '- Monday'));
  expect(mistakes).toContainEqual(expect.stringMatching(/^content\/faq\.yaml: .*Sundays .*: Sunday is open\./));
});

test('an owner who ends the demonstration is told of the samples in every file', async () => {
  const told = await findMistakesAfter('clinic.yaml', replace('isDemonstration: true', 'isDemonstration: false'));
  const files = new Set(told.map((line) => line.split(':')[0]));
  for (const file of ['clinic.yaml', 'booking.yaml', 'doctors/namuna-kale.yaml', 'blog/laparoscopy-guide.md']) {
    expect(files).toContain(`content/${file}`);
  }
});

test('a clinic without posts has no blog to which a link may lead', async () => {
  const folder = await copySample();
  await rm(join(folder, 'blog'), { recursive: true });
  expect(await findContentMistakes(folder)).toEqual([]);
  const faq = join(folder, 'faq.yaml');
  await writeFile(faq, (await readFile(faq, 'utf8')).replace(/lead: >-\n/, 'lead: >-\n  [Read on](/blogs).\n'));
  expect(await findContentMistakes(folder)).toEqual([expect.stringContaining('"/blogs" leads nowhere')]);
});

test('the mark in a file of a doctor stands for the name that booking.yaml gives', async () => {
  const told = await findMistakesAfter('doctors/namuna-kale.yaml', replace("alt: ''", "alt: 'Portrait of {doctor}'"));
  expect(told).toEqual([]);
  expect(addDoctorMark(SAMPLE_FOLDER, 'doctors/namuna-kale.yaml', {})).toEqual({ doctor: 'Dr. Namuna Kale' });
  expect(addDoctorMark(SAMPLE_FOLDER, 'team/namuna-kale.yaml', {})).toEqual({});
});

test('a clinic with a name of its own is told where the name and the numbers of the sample still stand', async () => {
  const folder = await copySample();
  const change = async (file: string, edit: (text: string) => string) =>
    writeFile(join(folder, file), edit(await readFile(join(folder, file), 'utf8')));
  await change('clinic.yaml', (text) =>
    text
      .replace('bold: Namuna', 'bold: Example')
      .replace(/\nphone: .*/, '\nphone: +44 20 7946 0000')
      .replace(/\nwhatsapp: .*/, '\nwhatsapp: +44 7700 900000'),
  );
  await change('faq.yaml', (text) => text.replace(/lead: >-\n/, 'lead: >-\n  Namuna\n  Surgical, (020) 0000-0100.\n'));
  expect(await findContentMistakes(folder)).toEqual([
    expect.stringMatching(/^content\/clinic\.yaml: emergencyPhone: This holds the sample's number \+912000000108\. /),
    expect.stringMatching(/^content\/clinic\.yaml: privacyContact\.phone: This holds/),
    expect.stringMatching(/^content\/faq\.yaml: lead: "Namuna Surgical" is the sample's name\. Write \{clinic\}/),
    expect.stringMatching(/^content\/faq\.yaml: lead: This holds the sample's number \+912000000100\. /),
  ]);
});
