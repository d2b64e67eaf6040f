import { expect, test } from 'vitest';
import { createManageLinks, hashToken } from '#src/appointments/links/manage-links.ts';

const links = createManageLinks(Buffer.alloc(32, 'one'));
const LINK = { id: '01a2031b-06dc-71c4-aa59-e18e12bdaee6', linkVersion: 1 };

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
