// @vitest-environment happy-dom
import { getLanguage } from '@clinic/contract/languages.ts';
import { expect, test, vi } from 'vitest';
import { createRequest, readSamplePlace } from '../../../test/appointment-samples.ts';
import { writeMail } from './write-mail.tsx';

// A patient has booked in Marathi; the build of that language writes the mail.
vi.mock('#messages/language.ts', () => ({ LANGUAGE: getLanguage('mr') }));
vi.mock('#messages/mails.ts', () => import('../../messages/mr/mails.ts'));
vi.mock('#messages/visits.ts', () => import('../../messages/mr/visits.ts'));
vi.mock('#messages/shown-names.ts', () => ({ SHOWN_NAMES: new Map([['Dressing', 'ड्रेसिंग']]) }));

test('a patient hears a mail in Marathi, also in a program that drops all but the body', () => {
  const { words, place } = readSamplePlace();
  const { html } = writeMail(createRequest(), words, place);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.documentElement.lang).toBe('mr-IN');
  expect([...page.body.children].map((element) => element.getAttribute('lang'))).toEqual(['mr-IN']);
});

test('a patient reads the kind of visit in Marathi', () => {
  const { words, place } = readSamplePlace();
  const { text, calendar } = writeMail(createRequest({ appointment: { visit: 'Dressing' } }), words, place);
  expect(text).toMatch(/भेट:?\s*ड्रेसिंग/);
  expect(calendar?.file).toContain('भेट: ड्रेसिंग');
});
