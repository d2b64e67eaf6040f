import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { recodeHeaders } from '../../src/channels/email/header-words.ts';

const NAME = 'नमुना सर्जिकल अँड लॅपरोस्कोपी क्लिनिक';
const SUBJECT = 'तुमची अपॉइंटमेंट: शुक्रवार, 4 डिसेंबर, दुपारी 3:00';

/** Encodes a text as nodemailer does: a few bytes in each encoded word, cut anywhere. */
function encode(text: string): string {
  const bytes = Array.from(Buffer.from(text), (byte) => `=${byte.toString(16).toUpperCase()}`);
  const words = Array.from({ length: Math.ceil(bytes.length / 9) }, (_, place) =>
    bytes.slice(place * 9, place * 9 + 9),
  );
  return words.map((word) => `=?UTF-8?Q?${word.join('')}?=`).join('\r\n ');
}

/** Reads the text of each encoded word of a header. */
function readParts(headers: string): string[] {
  return Array.from(headers.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g), ([, part = '']) =>
    Buffer.from(part, 'base64').toString(),
  );
}

test('names and subjects are cut between words, and stay as they are', async () => {
  const headers = recodeHeaders(`Subject: ${encode(SUBJECT)}\r\nReply-To: ${encode(NAME)} <desk@namuna.example>`);
  const mail = await PostalMime.parse(`${headers}\r\n\r\nText`);
  expect(mail.subject).toBe(SUBJECT);
  expect(mail.replyTo).toEqual([{ name: NAME, address: 'desk@namuna.example' }]);
  const words = `${SUBJECT} ${NAME}`.split(' ');
  expect(readParts(headers).flatMap((part) => part.trim().split(' '))).toEqual(words);
  for (const line of headers.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76);
});

test('a word that is too long for a line is cut between syllables', () => {
  const word = 'नमुना'.repeat(12);
  const parts = readParts(recodeHeaders(`Subject: ${encode(word)}`));
  expect(parts.join('')).toBe(word);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(part).toMatch(/^(न|मु|ना)/);
});

test('headers in plain letters are left alone', () => {
  const headers = 'Subject: Your appointment\r\nTo: "Asha =?x?= Rao" <asha@rao.example>';
  expect(recodeHeaders(headers)).toBe(headers);
});
