import { PATIENT, VISIT } from '../booking-samples.ts';
import { test } from './fixtures.ts';

/** A Tuesday, on which the clinic is open. */
const DATE = '2031-03-11';

test('a patient hears the wizard from the first error to the confirmation', async ({
  person,
  transcript,
  reader,
  clinic,
}) => {
  await person.open(`${clinic.url}/book`);
  await reader.focusPage();
  await person.wake();
  await reader.takeHeard();
  await transcript.reads('The first step');

  await person.clicks('button', 'Next Step');
  await person.expects('alertdialog', 'Incomplete Form', {}, { hasFocus: true });
  await transcript.hears('Next Step is pressed with nothing filled in');
  await transcript.reads('The dialog of an incomplete form');
  await person.presses('Enter');
  await person.expects('textbox', 'Full Name', {}, { hasFocus: true });
  await transcript.hears('The dialog is closed');
  await transcript.readsChanges('The first step with its errors');

  await person.fills('Full Name', PATIENT.name);
  await person.fills('Email', PATIENT.email);
  await person.fills('Phone Number', PATIENT.phone);
  await person.clicks('button', 'Next Step');
  await person.expects('heading', 'Select Service', { level: 2 }, { hasFocus: true });
  await transcript.hears('The first step is filled in');
  await transcript.readsChanges('The second step');

  await person.chooses('Department', VISIT.department);
  await transcript.hears('A department is chosen', { isSorted: true });
  await person.chooses('Doctor', VISIT.doctor);
  await transcript.hears('A doctor is chosen', { isSorted: true });
  await person.clicks('button', 'Next Step');
  await person.expects('heading', 'Choose Date & Time', { level: 2 }, { hasFocus: true });
  await transcript.hears('The third step opens');
  await person.choosesDate('Preferred Date', DATE);
  await person.expects('radio', undefined, { pattern: '^02:00 PM' }, { isEnabled: true });
  await transcript.hears('A day is chosen');
  await transcript.readsChanges('The third step');

  await person.clicks('radio', undefined, { pattern: '^02:00 PM' });
  await transcript.hears('A time is chosen');
  await person.clicks('button', 'Confirm Appointment');
  await person.expects('alertdialog', 'Success!', {}, { hasFocus: true });
  await transcript.hears('The booking is confirmed');
  await transcript.reads('The dialog of a booking');
  transcript.end();
});
