import { getOpenDate, PATIENT, VISIT } from '../../booking-samples.ts';
import { DESKTOP } from '../engine.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';

const INCOMPLETE = 'Please fill out all required fields to continue.';

/** The days on which these tests book, counted in open days; each engine has a clinic of its own. */
const DAYS_AHEAD = { desktop: 20, phone: 21 };

for (const [device, width] of [
  ['desktop', DESKTOP.width],
  ['phone', 360],
] as const) {
  test(`a patient on a ${device} is told what is missing, books, and goes back`, async ({ person, clinic }) => {
    await person.engine.resize(width, DESKTOP.height);
    await person.open(`${clinic.url}/book`);
    await person.wake();
    await person.clicks('button', 'Next Step');
    await person.expects('alertdialog', 'Incomplete Form', {}, { hasFocus: true, description: INCOMPLETE });
    await person.presses('Enter');
    await person.expects('textbox', 'Full Name', {}, { hasFocus: true, description: 'Enter your full name.' });

    await person.fills('Full Name', PATIENT.name);
    await person.fills('Email', PATIENT.email);
    await person.fills('Phone Number', PATIENT.phone);
    await person.clicks('button', 'Next Step');
    await arrives(person, 'Select Service');
    await person.chooses('Department', VISIT.department);
    await person.chooses('Doctor', VISIT.doctor);
    await person.clicks('button', 'Next Step');
    await arrives(person, 'Choose Date & Time');

    // The steps are entries of the history, so the browser's own button goes back, and nothing is lost.
    await person.engine.back();
    await arrives(person, 'Select Service');
    await person.clicks('button', 'Previous');
    await arrives(person, 'Your Information');
    expect((await person.sees('textbox', 'Full Name')).value).toBe(PATIENT.name);
    await person.clicks('button', 'Next Step');
    await arrives(person, 'Select Service');
    await person.clicks('button', 'Next Step');
    await arrives(person, 'Choose Date & Time');

    await person.choosesDate('Preferred Date', getOpenDate(DAYS_AHEAD[device]));
    await person.clicks('radio', undefined, { pattern: '^02:00 PM' });
    await person.expects('radio', undefined, { pattern: '^02:00 PM' }, { isChecked: true });
    await person.clicks('button', 'Confirm Appointment');
    const { text } = await person.sees('alertdialog', 'Success!');
    expect(text).toContain('Appointment booked successfully. Thank you!');
    await person.expects('alertdialog', 'Success!', {}, { hasFocus: true });
    await person.presses('Enter');
    await arrives(person, 'Your Information');
    await person.counts(0, 'alertdialog');
    expect((await person.sees('textbox', 'Full Name')).value).toBe('');
  });
}

/** Waits until a step is shown, and has the focus. */
async function arrives(person: Person, step: string): Promise<void> {
  await person.expects('heading', step, { level: 2 }, { hasFocus: true });
}
