import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySample } from '../test/sample-content.ts';
import { readMailPlaces } from './mail-places.ts';

const TEXTS = {
  'mails.yaml': {
    'Hello {name},': 'नमस्कार {name},',
    'In an emergency, call {emergencyNumbers}. After surgery here, call {emergencyPhone} day or night.':
      'तातडीच्या वेळी {emergencyNumbers} वर फोन करा. ऑपरेशननंतर केव्हाही {emergencyPhone} वर फोन करा.',
  },
  'booking.yaml': { Urology: 'मूत्ररोग' },
  'clinic.yaml': { Pune: 'पुणे' },
};

/** Adds Marathi to the sample. */
async function readPlaces() {
  const folder = await copySample();
  await mkdir(join(folder, 'mr'));
  for (const [file, texts] of Object.entries(TEXTS)) {
    await writeFile(join(folder, 'mr', file), JSON.stringify({ texts }));
  }
  return readMailPlaces(folder, 'https://clinic.example');
}

test('mails get the words of each language of the site, with the marks of the clinic filled in', async () => {
  const { en, hi, mr } = await readPlaces();
  expect(en.words.greeting).toBe('Hello {name},');
  expect(en.words.urgent.text).toMatch(/^In an emergency, call 112 or 108\. .* \+91 20 0000 0108 day or night\.$/);
  expect(en.words.patient.away.subject).toContain('{day}');
  expect(mr?.words.greeting).toBe('नमस्कार {name},');
  expect(mr?.words.urgent.text).toMatch(/112 किंवा 108 वर/);
  expect(mr?.words.manage).toBe(en.words.manage);
  expect(hi).toBeUndefined();
});

test('mails get the clinic as its pages show it', async () => {
  const { en, mr } = await readPlaces();
  expect(en.clinic).toEqual({
    name: { bold: 'Namuna', light: 'Surgical' },
    legalName: 'Namuna Surgical Clinic (sample)',
    address: 'Sample House, 1 Namuna Road, Shivajinagar, Pune 411000, Maharashtra, India',
    phone: '+91 20 0000 0100',
    email: 'care@namuna-surgical.example',
    map: { latitude: 18.5308, longitude: 73.8475 },
    mapUrl: 'https://www.google.com/maps/search/?api=1&query=18.5308%2C73.8475',
  });
  expect(mr?.clinic.address).toContain('पुणे 411000');
  expect(en.numbers).toEqual({
    '108': 'tel:108',
    '112': 'tel:112',
    '+91 20 0000 0108': 'tel:+912000000108',
    '+91 20 0000 0100': 'tel:+912000000100',
  });
  expect([en, mr].map((place) => [place?.shownNames, place?.bookUrl])).toEqual([
    [{}, 'https://clinic.example/book'],
    [{ Urology: 'मूत्ररोग' }, 'https://clinic.example/mr/book'],
  ]);
});
