// @vitest-environment happy-dom
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createAppointment, PERSON, TODAY } from '../../../../test/desk-samples.ts';
import { AppointmentDetails } from './AppointmentDetails.tsx';

afterEach(cleanup);

test.each<[term: string, change: Partial<DeskAppointment>, value: string | undefined]>([
  ['Language', { language: 'hi' }, 'Hindi'],
  ['Language', { language: 'en' }, undefined],
  ['Visit', { visit: 'Dressing' }, 'Dressing, 60 minutes'],
  ['Visit', { visit: '' }, undefined],
])('the page of an appointment names as %s of %o: %s', (term, change, value) => {
  const appointment = createAppointment(change);
  render(<AppointmentDetails appointment={appointment} privacyVersion="" person={PERSON} today={TODAY} />);
  expect(screen.queryByText(term)?.nextElementSibling?.textContent).toBe(value);
});
