import { expect, test } from 'vitest';
import { findMeantEmail } from './email-slips.ts';

test.each([
  ...['gmial.com', 'gmai.com', 'gmal.com', 'gamil.com', 'gmaill.com', 'gnail.com', 'GMIAL.COM'].map((typed) => [
    typed,
    'gmail.com',
  ]),
  ...['gmail.con', 'gmail.co', 'gmail.cm', 'gmail.comm', 'gmail.in', 'gmial.con', 'gmailcom', 'gmail'].map((typed) => [
    typed,
    'gmail.com',
  ]),
  ...['yaho.com', 'yahooo.com', 'yhaoo.com', 'yahoo.con', 'yahoo.co'].map((typed) => [typed, 'yahoo.com']),
  ['yaho.co.in', 'yahoo.co.in'],
  ...['hotmial.com', 'hotmal.com', 'hotmail.con', 'homtail.com'].map((typed) => [typed, 'hotmail.com']),
  ...['redifmail.com', 'rediffmial.com'].map((typed) => [typed, 'rediffmail.com']),
  ['outlok.com', 'outlook.com'],
  ['iclould.com', 'icloud.com'],
  ['surgeon.con', 'surgeon.com'],
])('behind an @, %s was meant to be %s', (typed, meant) => {
  expect(findMeantEmail(`Son.1@${typed}`)).toBe(`Son.1@${meant}`);
});

test.each([
  ...['gmail.com', 'Gmail.COM', 'yahoo.co.in', 'yahoo.in', 'yahoo.fr', 'hotmail.co.uk', 'rediffmail.com', 'outlook.in'],
  ...['ymail.com', 'mail.com', 'email.com', 'gmx.de', 'proton.me', 'live.com', 'me.com', 'aol.com', 'zoho.in'],
  ...['sample.example', 'gail.co.in', 'mail.sample.org', 'xn--e1afmkfd.xn--p1ai', 'iitb.ac.in', 'clinic.cm'],
])('nothing is asked about %s', (domain) => {
  expect(findMeantEmail(`son@${domain}`)).toBeNull();
});

test.each([
  ['son@sample', ''],
  ['son@localhost', ''],
  ['son@', null],
  ['@gmial.com', null],
  ['son', null],
  ['', null],
  [' son@gmial.com ', 'son@gmail.com'],
])('of %j %j is meant', (typed, meant) => {
  expect(findMeantEmail(typed)).toBe(meant);
});
