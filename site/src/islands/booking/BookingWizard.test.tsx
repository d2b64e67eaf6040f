// @vitest-environment happy-dom
import { EMPTY_REQUEST } from '@clinic/contract/patient-words.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  CALENDAR,
  change,
  confirm,
  describes,
  dialog,
  EMAIL_WORDS,
  expectEverythingKept,
  FAILURE,
  field,
  findDialog,
  leave,
  MONDAY,
  openWizard,
  PHONE,
  press,
  refuse,
  said,
  setUpWizardTests,
  VALUES,
} from '../../../test/booking-wizard.tsx';

setUpWizardTests();

test.each([
  [429, 'too-many', '170', 'Too many tries from your network.', 'Please try again in 3 minutes.'],
  [503, 'busy', '5', 'Very many people are booking right now.', 'Please try again in 5 seconds.'],
  [409, 'booking-cancelled', '', 'This booking was cancelled. To book again, choose a time and confirm once more.', ''],
])(
  'a patient who gets %i %s reads in the words of the site why nothing was booked, and once how long to wait',
  async (status, code, wait, why, how) => {
    await openWizard();
    refuse(status, { title: 'No', status, code, detail: 'For developers.' }, wait ? { 'retry-after': wait } : {});
    confirm();
    const told = [...(await dialog('Oops...')).querySelectorAll('p')].map((paragraph) => paragraph.textContent);
    expect(told).toEqual([FAILURE, why, ...(how ? [how] : []), expect.stringContaining(PHONE)]);
    await expectEverythingKept();
  },
);

test('a short number is no mistake, and is asked about when it is left, not at its first digit', async () => {
  await openWizard({ step: 0, values: EMPTY_REQUEST });
  change('Phone Number', '987');
  expect(screen.queryByText('Is this number complete?')).toBeNull();
  fireEvent.blur(field('Phone Number'));
  const question = await screen.findByText('Is this number complete?');
  expect(question.getAttribute('aria-live')).toBe('polite');
  expect(field('Phone Number').getAttribute('aria-invalid')).toBe('false');
  change('Phone Number', '98765 43210');
  expect(screen.queryByText('Is this number complete?')).toBeNull();
});

const MISSING = { ...EMPTY_REQUEST, name: VALUES.name, email: '   ' };

test('a patient cannot go on with required fields missing, and only what was tried is invalid', async () => {
  const user = await openWizard({ step: 0, values: MISSING });
  const findInvalid = () => document.querySelectorAll('[aria-invalid=true]');
  expect(findInvalid()).toHaveLength(0);
  expect(document.querySelector('form')?.noValidate).toBe(true);
  press('Next Step');
  expect((await dialog('Incomplete Form')).textContent).toContain('Please fill out all required fields to continue.');
  press('OK');
  expect([...findInvalid()]).toEqual([field('Email'), field('Phone Number')]);
  expect(document.activeElement).toBe(field('Email'));

  change('Phone Number', '5');
  change('Email', 'not an address');
  press('Next Step');
  expect(describes(field('Email'))).toEqual([EMAIL_WORDS]);
  expect(said()).toBe(EMAIL_WORDS);
  const first = screen.getByRole('status').firstElementChild;
  press('Next Step');
  // A new element is read out again.
  expect(screen.getByRole('status').firstElementChild).not.toBe(first);
  expect(said()).toBe(EMAIL_WORDS);
  change('Email', VALUES.email);
  expect(screen.queryAllByText(EMAIL_WORDS)).toEqual([]);
  await user.type(field('Email'), '{Enter}');

  expect(document.activeElement?.textContent).toBe('Select Service');
  expect(findInvalid()).toHaveLength(0);
  press('Next Step');
  expect(await dialog('Incomplete Form')).toBeTruthy();
  press('OK');
  expect(document.activeElement).toBe(field('Department'));
});

test('a patient chooses only doctors of the chosen department', async () => {
  await openWizard({ step: 1, values: { ...VALUES, department: '', doctor: '' } });
  expect(field('Doctor').disabled).toBe(true);
  expect(screen.getByLabelText('Department').querySelectorAll('option')).toHaveLength(CALENDAR.departments.length + 1);
  for (const { name, doctors } of CALENDAR.departments) {
    change('Department', name);
    expect(field('Doctor').value).toBe('');
    const offered = [...field('Doctor').querySelectorAll('option:not([value=""])')].map((option) => option.textContent);
    expect(offered).toEqual(doctors.map((doctor) => doctor.name));
    change('Doctor', doctors[0]?.name ?? '');
  }
});

test('a patient reads before Confirm what is about to be booked, in words', async () => {
  await openWizard();
  const summary = screen.getByRole('region', { name: 'Your appointment' });
  expect([...summary.querySelectorAll('dd > span:first-child')].map((value) => value.textContent)).toEqual([
    'Dr. Asha',
    'Monday, 7 January 2030',
    '10:00 AM',
  ]);
  expect(document.body.textContent).not.toContain(MONDAY);
});

test('a patient reads the step in the name of the tab', async () => {
  for (const [step, name] of ['Your Information', 'Select Service', 'Choose Date & Time'].entries()) {
    document.title = 'Book · A clinic';
    await openWizard({ step });
    expect(document.title).toBe(`${name} – Step ${step + 1} of 3 · Book · A clinic`);
    leave();
    history.replaceState(null, '');
  }
});

test('a patient closes a message with Enter, and does not miss it by holding Enter down', async () => {
  await openWizard({ step: 0, values: MISSING });
  press('Next Step');
  const message = await dialog('Incomplete Form');
  expect(document.activeElement).toBe(message);
  fireEvent.keyDown(message, { key: 'Enter', repeat: true });
  expect(findDialog()).toBe(message);
  fireEvent.keyDown(message, { key: 'Enter' });
  expect(findDialog()).toBeNull();
});
