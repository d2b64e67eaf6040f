import { APPOINTMENT_FIELDS } from '@clinic/contract/appointment.ts';
import { PATIENT_FIELDS } from '@clinic/contract/patient-words.ts';
import { createReason } from '@clinic/contract/refusals.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createCalendar } from '../../../test/calendar.ts';
import { RefusedAnswer } from './RefusedAnswer.tsx';

const calendar = createCalendar({
  departments: [{ id: 'urology', name: 'Urology', doctors: [{ id: 'a', name: 'Dr. A' }] }],
});

const render = (entries: object | undefined, change = {}) =>
  renderToStaticMarkup(
    <RefusedAnswer
      refused={{
        code: 'fields-invalid',
        reasons: [createReason('phone-missing', 'phone')],
        calendar,
        ...(entries && { entries }),
        ...change,
      }}
      now={new Date('2026-11-20T12:00:00+05:30')}
      privacyContact={{ name: 'The privacy desk', email: 'privacy@clinic.example' }}
      phone="1"
    />,
  );

test.each([`"><script>alert(1)</script>`, `' autofocus onfocus='x`, '</textarea><img src=x>', '<!--', '&lt;&#39;'])(
  'a form filled in with %s comes back with it as text',
  (hostile) => {
    const html = render(Object.fromEntries(APPOINTMENT_FIELDS.map((field) => [field, hostile])));
    expect(html).not.toContain(hostile);
    // The patient's own words and the date. The selects hold only values that the clinic offers.
    const escaped = hostile
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#x27;');
    expect(html.split(escaped)).toHaveLength(PATIENT_FIELDS.length + 2);
  },
);

test('entries that are no text, and fields that nobody knows, are left out', () => {
  const html = render({ name: ['a', 'canary'], canary: 'canary', phone: 7 });
  expect(html).not.toContain('canary');
  expect(html).not.toContain('value="7"');
});

test('without entries the way back is named, and no reason links to a field that is not there', () => {
  const html = render(undefined, { waitSeconds: 170 });
  expect(html).not.toContain('<form');
  expect(html).toContain('Enter your phone number.');
  expect(html).not.toContain('href="#');
  expect(html).toContain('Back button');
  expect(html.match(/try again in 3 minutes/g)).toHaveLength(1);
});
