// @vitest-environment happy-dom
import type { LanguageCode } from '@clinic/contract/languages.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createAppointment, TODAY } from '../../../../test/desk-samples.ts';
import { AppointmentDetails } from './AppointmentDetails.tsx';

afterEach(cleanup);

test.each<[LanguageCode, string | undefined]>([
  ['hi', 'Hindi'],
  ['en', undefined],
])('the page of an appointment in %s names the language %s', (language, name) => {
  render(
    <AppointmentDetails
      appointment={createAppointment({ language })}
      privacyVersion=""
      person={{ email: 'asha@sample.example', role: 'reception' }}
      today={TODAY}
    />,
  );
  expect(screen.queryByText('Language')?.nextElementSibling?.textContent).toBe(name);
});

test.each([
  ['Dressing', 'Dressing, 60 minutes'],
  ['', undefined],
])('the page of an appointment for the visit "%s" names %s', (visit, name) => {
  render(
    <AppointmentDetails
      appointment={createAppointment({ visit })}
      privacyVersion=""
      person={{ email: 'asha@sample.example', role: 'reception' }}
      today={TODAY}
    />,
  );
  expect(screen.queryByText('Visit')?.nextElementSibling?.textContent).toBe(name);
});
