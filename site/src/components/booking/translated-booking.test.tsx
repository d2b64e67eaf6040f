// @vitest-environment happy-dom
import { getLanguage } from '@clinic/contract/languages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createCalendar } from '../../../test/calendar.ts';

// A patient books in Hindi, as in the build of that language.
vi.mock('#messages/language.ts', () => ({ LANGUAGE: getLanguage('hi') }));
vi.mock('#messages/services.ts', () => import('../../messages/hi/services.ts'));
vi.mock('#messages/dates-and-times.ts', () => import('@clinic/contract/messages/hi/dates-and-times.ts'));
vi.mock('#messages/shown-names.ts', () => ({
  SHOWN_NAMES: new Map([
    ['Urology', 'यूरोलॉजी'],
    ['Dr. Asha', 'डॉ. आशा'],
  ]),
}));

const CALENDAR = createCalendar({
  departments: [{ id: 'urology', name: 'Urology', doctors: [{ id: 'asha', name: 'Dr. Asha' }] }],
  slots: ['14:00'],
});

test('the form shows translated names and times, and sends the English ones with the language', async () => {
  const { EMPTY_REQUEST } = await import('@clinic/contract/patient-words.ts');
  const { PlainBooking } = await import('./PlainBooking.tsx');
  document.body.innerHTML = renderToStaticMarkup(
    <PlainBooking calendar={CALENDAR} apiBase="" values={EMPTY_REQUEST} phone="+91 20 0000 0100" />,
  );
  const options = [...document.querySelectorAll('option')].filter(({ value }) => value !== '');
  expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
    ['Urology', 'यूरोलॉजी'],
    ['Dr. Asha', 'डॉ. आशा'],
    ['02:00 PM', 'दोपहर 2:00 बजे'],
  ]);
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/api/appointments?language=hi');
});

test('the link of the next free time stays in the language', async () => {
  const { NEXT_FREE, startNextFree } = await import('./NextFree.script.ts');
  document.body.innerHTML = `<a hidden ${NEXT_FREE}="" data-department="urology"></a>`;
  const slot = { doctorId: 'asha', doctor: 'Dr. Asha', departmentId: 'urology', date: '2026-11-24', slot: '10:00' };
  vi.stubGlobal('fetch', async () => Response.json({ slots: [slot] }));
  await startNextFree(document);
  const link = document.querySelector('a');
  expect(link?.textContent).toBe('अगला खाली समय: मंगलवार 24 नवंबर, सुबह 10:00 बजे, डॉ. आशा के साथ');
  expect(link?.getAttribute('href')).toMatch(/^\/hi\/book\?doctor=asha&date=2026-11-24/);
});
