import { replace, testMistakes } from '../../test/sample-content.ts';

testMistakes([
  [
    'a mark of mails that nobody knows',
    'mails.yaml',
    replace('Hello {name},', 'Hello {patient},'),
    /^greeting: "\{patient\}" stands for nothing\. Write one of: \{name\}, .*\{before\}, \{late\}, \{comeAt\}, \{clinic\}, /,
  ],
  [
    'a mark of mails in another file',
    'faq.yaml',
    replace(/lead: >-\n/, 'lead: >-\n  Hello {name}.\n'),
    /^lead: "\{name\}" stands for nothing\. Write one of: \{clinic\}, /,
  ],
  [
    "a subject with the patient's name",
    'mails.yaml',
    replace("'Tomorrow: your appointment,", "'Tomorrow, {name}: your appointment,"),
    /^patient\.reminder\.subject: Take \{name\} out: /,
  ],
  [
    'a mail without a title',
    'mails.yaml',
    replace('    title: See you tomorrow\n', ''),
    /^patient\.reminder\.title: Write a text here, for example: /,
  ],
  [
    'an open day that a mail calls closed',
    'mails.yaml',
    replace('Please be at the desk', 'We are closed on Tuesdays. Please be at the desk'),
    /^place\.text: "We are closed on Tuesdays\.": Tuesday is open\./,
  ],
  [
    'a mail that asks patients to come before the door opens',
    'clinic.yaml',
    replace('doorOpens: "08:30"', 'doorOpens: "08:50"'),
    'content/mails.yaml: place.text: "15 minutes early" of the first time, 9:00 am, is before the door opens, 8:50 am. Ask for less, or change doorOpens of clinic.yaml.',
  ],
  [
    'a link of a mail that leads nowhere',
    'mails.yaml',
    replace('Keep the link to yourself.', 'Keep [the link](/nowhere) to yourself.'),
    /^manage: "\/nowhere" leads nowhere\. Write one of: /,
  ],
]);
