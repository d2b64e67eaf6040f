import { expect, test } from 'vitest';
import { listPlaceholders, WHATSAPP_KINDS, WHATSAPP_MARKS, whatsappTemplatesSchema } from './whatsapp-templates.ts';

const BOOKED = {
  kind: 'booked',
  name: 'appointment_booked',
  language: 'en',
  words: 'Your appointment with {{doctor}} is booked for {{day}}, {{time}}. Change it below.',
};

function getMessages(templates: unknown): string[] {
  const result = whatsappTemplatesSchema.safeParse({ templates });
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('right templates are taken', () => {
  expect(getMessages([BOOKED, { ...BOOKED, language: 'hi' }])).toEqual([]);
  expect(getMessages([])).toEqual([]);
});

test('placeholders are listed in their order', () => {
  expect(listPlaceholders(BOOKED.words)).toEqual(['doctor', 'day', 'time']);
});

test('each needed placeholder is also allowed', () => {
  for (const kind of WHATSAPP_KINDS) {
    const { needed, allowed } = WHATSAPP_MARKS[kind];
    expect(allowed).toEqual(expect.arrayContaining(needed.flatMap((names) => names.split('|'))));
  }
});

test.each<[string, object, RegExp]>([
  ['an unknown kind', { kind: 'link' }, /^templates\.0\.kind: Write one of: booked, moved/],
  ['a name in capitals', { name: 'Booked' }, /^templates\.0\.name: .*example: appointment_booked/],
  ['a language that Meta writes otherwise', { language: 'en_US' }, /^templates\.0\.language: Write one of: en, hi, mr/],
  ['no words', { words: undefined }, /^templates\.0\.words: Write the words that Meta has approved/],
  ['too many words', { words: `${BOOKED.words} ${'long '.repeat(200)}` }, /at most 1024 characters/],
  [
    'an unknown placeholder',
    { words: 'See {{doctor}} on {{day}}, {{time}}, for {{department}} as planned.' },
    /^templates\.0\.words: "\{\{department\}\}" stands for nothing in the kind booked\. Write one of: \{\{doctor\}\}, /,
  ],
  [
    'a placeholder of another kind',
    { words: 'See {{doctor}} on {{day}}, {{time}}, {{late}} later.' },
    /"\{\{late\}\}" stands for nothing in the kind booked/,
  ],
  [
    'a mark of mails',
    { words: 'See {doctor}: {{doctor}} on {{day}}, {{time}}, as planned.' },
    /"\{doctor\}" stands for nothing/,
  ],
  [
    'no day',
    { words: 'See {{doctor}} at {{time}} as planned.' },
    /: \{\{date\}\} or \{\{day\}\} is missing\. The kind/,
  ],
  ['a placeholder at the start', { words: '{{doctor}} sees you on {{day}}, {{time}}, here.' }, /begin or end with/],
  ['a placeholder at the end', { words: 'See {{doctor}} on {{day}}, {{time}}' }, /begin or end with/],
  ['two side by side', { words: 'See {{doctor}} on {{day}} {{time}} here.' }, /refuses two placeholders side by side/],
  ['a misspelt field', { word: 'x' }, /"word" is not a field here/],
])('%s is refused with the remedy', (_title, change, message) => {
  expect(getMessages([{ ...BOOKED, ...change }])).toEqual([expect.stringMatching(message)]);
});

test('a kind comes once in a language, and never without English', () => {
  expect(getMessages([BOOKED, BOOKED])).toEqual([
    'templates.1: There are two templates of the kind booked in the language en. Remove one.',
  ]);
  expect(getMessages([{ ...BOOKED, language: 'mr' }])).toEqual([
    expect.stringMatching(/^templates: The kind booked has no template with language: en\. Add one/),
  ]);
});
