import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replace, testMistakes, write } from '../../test/sample-content.ts';
import { SAMPLE_FOLDER } from '../../test/sample-folder.ts';

const POST = await readFile(join(SAMPLE_FOLDER, 'blog/laparoscopy-guide.md'), 'utf8');

testMistakes([
  [
    'a sign that does not exist',
    'services/piles-treatment.yaml',
    replace('- lump-at-anus', '- lump-at-anas'),
    /^signs 1: "lump-at-anas" is no sign\. Write the name of a file of content\/signs, one of: black-stool, blood-in-urine, /,
  ],
  [
    'a sign beside words of the page that does not exist',
    'services/piles-treatment.yaml',
    replace('id: black-stool', 'id: blak-stool'),
    /^signs 2, id: "blak-stool" is no sign\./,
  ],
  [
    'a tier at a page’s own words',
    'services/piles-treatment.yaml',
    replace('id: black-stool,', 'id: black-stool, tier: today,'),
    'signs 2: "tier" is not a field here: remove or rename it. The fields here are: id, text.',
  ],
  [
    'a tier that does not exist',
    'signs/black-stool.yaml',
    replace('tier: now', 'tier: soon'),
    'tier: Write one of: ambulance, now, today, week, book',
  ],
  [
    'a sign that no page shows',
    'signs/cold-foot.yaml',
    write('say: A foot that turns cold.\ntier: now\nregion: anus\n'),
    /^No page shows this sign\. Name it under `signs` of a page, /,
  ],
  [
    'a search word of two signs',
    'signs/blood-in-urine.yaml',
    (text: string) => `${text}also: [Piles]\n`,
    'content/signs/lump-at-anus.yaml: also 1: "piles" is a word of content/signs/blood-in-urine.yaml too. Keep one.',
  ],
  [
    'a search word that is another sign',
    'signs/lump-at-anus.yaml',
    replace('[piles, bawaseer]', '[blood in the urine]'),
    'also 1: "blood in the urine" is a word of content/signs/blood-in-urine.yaml too. Keep one.',
  ],
  [
    'words of a sign within a text',
    'services/piles-treatment.yaml',
    replace(/overview:\n {2}- >-\n/, 'overview:\n  - >-\n    Never overlook stool that is black like tar, or\n'),
    /^overview 1: These are the words of content\/signs\/black-stool\.yaml\. Name its id alone: black-stool$/,
  ],
  [
    'words of a sign in an answer',
    'faq.yaml',
    replace(/answer: >-\n\s+/, 'answer: >-\n          Call for stool that is black like tar. '),
    /^topics 1, questions 1, answer: These are the words of content\/signs\/black-stool\.yaml\./,
  ],
  [
    'words of a sign beside its id',
    'services/piles-treatment.yaml',
    replace('text: Your stool is black.', 'text: Stool that is black like tar'),
    /^signs 2, text: These are the words of content\/signs\/black-stool\.yaml\. Name its id alone/,
  ],
  [
    'words of a sign in a post',
    'blog/laparoscopy-guide.md',
    (text: string) => `${text}\n- Sudden chest pain.\n\n- Stool that is black like tar.\n`,
    /^These are the words of content\/signs\/black-stool\.yaml\./,
  ],
  [
    'a listed sign without what it may be',
    'symptoms.yaml',
    replace('signs: [', 'signs: [chest-pain, '),
    /^content\/signs\/chest-pain\.yaml: mayBe: Say what it may be, because symptoms\.yaml lists this sign\./,
  ],
  [
    'a listed sign that nobody looks after',
    'signs/blood-in-urine.yaml',
    replace('department: urology\n', ''),
    'department: Name one, or a service, because symptoms.yaml lists this sign.',
  ],
  [
    'a sign of the table that /symptoms does not list',
    'symptoms.yaml',
    replace('table: [', 'table: [black-stool, '),
    'table 1: "black-stool" is not under `signs`. List it there too, or take it out here.',
  ],
  [
    'an urgent sign in the table that leads to a booking',
    'signs/blood-in-urine.yaml',
    replace('tier: today', 'tier: now'),
    'content/symptoms.yaml: table 1: "blood-in-urine" cannot wait, and this table leads to a booking. Take it out here.',
  ],
  [
    'a post with signs and no place for them',
    'blog/laparoscopy-guide.md',
    write(POST.replace(/^---\n/, '---\nsigns: [black-stool]\n')),
    'signs: Write {signs} once in the text, on a line of its own.',
  ],
  [
    'a place for signs in a post without them',
    'blog/laparoscopy-guide.md',
    (text: string) => `${text}\n{signs}\n`,
    'List the signs for {signs} under `signs`, or remove {signs}.',
  ],
  [
    'a place for signs in a page',
    'pages/visit.md',
    (text: string) => `${text}\n{signs}\n`,
    /^"\{signs\}" stands for nothing\./,
  ],
  [
    'advice for today in one sentence',
    'clinic.yaml',
    replace(/today: .*/, 'today: Call {phone}.'),
    /^emergencyHelp\.today: Write two sentences, for the open desk and for the closed one, for example: /,
  ],
]);
