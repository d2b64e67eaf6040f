import { expect, test } from 'vitest';
import { createChatLink, createMailto } from './message-links.ts';

test('a mail link writes each line break once, whatever it was', () => {
  const body = createMailto('a@b.c', { body: 'one\r\ntwo\rthree\nfour' });
  expect(body).toBe('mailto:a@b.c?body=one%0D%0Atwo%0D%0Athree%0D%0Afour');
});

test('a chat link stands without a text', () => {
  expect(createChatLink('+91 00000 00000')).toBe('https://wa.me/910000000000');
});

test('a link does not throw at half a surrogate pair', () => {
  expect(createChatLink('1', 'a\ud83d b 😀')).toBe(`https://wa.me/1?text=${encodeURIComponent('a\ufffd b 😀')}`);
});
