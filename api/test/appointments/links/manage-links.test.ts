import { ENGLISH } from '@clinic/contract/languages.ts';
import { expect, test } from 'vitest';
import { createManageLinks, hashToken, type PatientLink, readLinkCode } from '#src/appointments/links/manage-links.ts';

const links = createManageLinks(Buffer.alloc(32, 'one'));
const LINK: PatientLink = { id: '01a2031b-06dc-71c4-aa59-e18e12bdaee6', linkVersion: 1, language: ENGLISH };

const toToken = (url: string) => url.split('/').at(-1) ?? '';

test('a link follows from the secret, the appointment and the version, and from nothing else', () => {
  const { manageUrl, calendarUrl } = links.toUrls(LINK, 'https://clinic.example');
  expect(manageUrl).toMatch(/^https:\/\/clinic\.example\/portal\/[\w-]{22}$/);
  expect(calendarUrl).toBe(`${manageUrl}/appointment.ics`);
  expect(createManageLinks(Buffer.alloc(32, 'one')).toUrls(LINK, 'https://clinic.example').manageUrl).toBe(manageUrl);
  const others = [
    links.toUrls({ ...LINK, linkVersion: 2 }, ''),
    links.toUrls({ ...LINK, id: LINK.id.replace('0', '1') }, ''),
    createManageLinks(Buffer.alloc(32, 'two')).toUrls(LINK, ''),
  ].map((urls) => toToken(urls.manageUrl));
  expect(new Set([...others, toToken(manageUrl)]).size).toBe(4);
});

test('the stored hash is that of the token, and does not contain it', () => {
  const token = toToken(links.toUrls(LINK, '').manageUrl);
  expect(links.hash(LINK)).toBe(hashToken(token));
  expect(links.hash(LINK)).not.toContain(token);
});

test('a mailed link holds a proof after the token, which follows from no other link', () => {
  const { manageUrl, calendarUrl } = links.toMailedUrls(LINK, 'https://clinic.example');
  expect(manageUrl).toMatch(/^https:\/\/clinic\.example\/portal\/[\w-]{33}$/);
  expect(calendarUrl).toBe(`${manageUrl}/appointment.ics`);
  const { token, proof } = readLinkCode(toToken(manageUrl));
  expect(token).toBe(toToken(links.toUrls(LINK, '').manageUrl));
  expect(links.isProof(LINK, proof)).toBe(true);
  expect(links.isProof({ ...LINK, linkVersion: 2 }, proof)).toBe(false);
  expect(createManageLinks(Buffer.alloc(32, 'two')).isProof(LINK, proof)).toBe(false);
  for (const other of ['', proof.slice(1), `${proof}A`, token.slice(0, 11), 'é']) {
    expect(links.isProof(LINK, other)).toBe(false);
  }
});

test('the addresses of a patient who reads another language tell it', () => {
  const { manageUrl } = links.toUrls(LINK, '');
  const { manageUrl: mailed } = links.toMailedUrls(LINK, '');
  const toQueried = (url: string) => ({
    manageUrl: `${url}?language=mr`,
    calendarUrl: `${url}/appointment.ics?language=mr`,
  });
  expect(links.toUrls({ ...LINK, language: 'mr' }, '')).toEqual(toQueried(manageUrl));
  expect(links.toMailedUrls({ ...LINK, language: 'mr' }, '')).toEqual(toQueried(mailed));
  expect(links.toUrls({ ...LINK, language: 'en' }, '').manageUrl).toBe(manageUrl);
});
