// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Booked, BookedFacts } from './BookedFacts.tsx';
import { BookedLinks } from './BookedLinks.tsx';

const PLACE = { clinicName: { bold: 'Namuna', light: 'Surgical' }, address: '1 Namuna Road' };

afterEach(cleanup);

function show(booked: Booked, portrait?: string) {
  render(<BookedFacts booked={booked} timeZone="Asia/Kolkata" portrait={portrait} place={PLACE} phone="+91 20 0000" />);
  return screen.queryAllByRole('definition').map(({ textContent }) => textContent);
}

test.each<[string, Booked, string[]]>([
  ['nothing', {}, []],
  ['a reference', { reference: 'K7QX-3M9P' }, ['K7QX-3M9P']],
  ['a day that does not exist', { reference: 'K7QX-3M9P', appointmentDate: 'soon' }, ['K7QX-3M9P']],
  [
    'a time that is no label',
    { appointmentDate: '2026-11-24', appointmentTime: 'noon' },
    ['Tuesday, 24 November 2026', 'noon'],
  ],
  ['a doctor', { doctor: 'Dr. Namuna Kale', department: 'Urology' }, ['Dr. Namuna KaleUrology']],
])('an answer with %s shows what it holds', (_what, booked, facts) => {
  expect(show(booked)).toEqual(facts);
});

test('a portrait says nothing more to those who listen, and is left out where there is none', () => {
  const doctor = { doctor: 'Dr. Namuna Kale' };
  show(doctor, '/portraits/namuna-kale.webp');
  expect(screen.getByRole('presentation')).toHaveProperty('alt', '');
  cleanup();
  show(doctor);
  expect(screen.queryByRole('presentation')).toBeNull();
});

test('only the links that the answer holds are shown', () => {
  render(<BookedLinks booked={{ manageUrl: 'https://clinic.example/portal/x' }} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Manage this appointment']);
});
