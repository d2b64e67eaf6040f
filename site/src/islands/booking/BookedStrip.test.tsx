// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BOOKED_KEY } from '#lib/browser/booking/kept-booking.ts';
import { BookedStrip } from './BookedStrip.tsx';

const BOOKED = {
  reference: 'K7QX-3M9P',
  department: 'Urology',
  doctor: 'Dr. Asha',
  appointmentDate: '2030-01-07',
  appointmentTime: '02:00 PM',
  manageUrl: 'https://clinic.example/portal/t',
  calendarUrl: 'https://clinic.example/portal/t/appointment.ics',
  name: 'Canary Patient',
};
const HALF_AN_HOUR_MS = 30 * 60_000;

const onForget = vi.fn();
const renderStrip = (booked: object) =>
  render(<BookedStrip booked={booked} timeZone="Asia/Kolkata" onForget={onForget} />);
const getStrip = () => screen.queryByRole('region', { name: 'Your appointment is booked' });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-01-05T06:00:00Z') });
  sessionStorage.clear();
  onForget.mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the strip of a booking tells day, time, reference and links, also after a reload', () => {
  for (const booked of [BOOKED, {}]) {
    renderStrip(booked);
    expect(getStrip()?.textContent).toContain('Monday, 7 January 2030, 2:00 PM IST');
    expect(getStrip()?.textContent).toContain('Reference K7QX-3M9P');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      BOOKED.calendarUrl,
      BOOKED.manageUrl,
    ]);
    cleanup();
  }
});

test('the tab keeps nothing that says whose booking it is', () => {
  renderStrip(BOOKED);
  const kept = sessionStorage.getItem(BOOKED_KEY) ?? '';
  expect(kept).toContain(BOOKED.reference);
  for (const secret of [BOOKED.name, BOOKED.doctor, BOOKED.department]) expect(kept).not.toContain(secret);
});

test('the strip is gone after half an hour, in the open page and after a reload', () => {
  renderStrip(BOOKED);
  act(() => vi.advanceTimersByTime(HALF_AN_HOUR_MS - 1));
  expect(getStrip()).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(getStrip()).toBeNull();
  expect(sessionStorage.getItem(BOOKED_KEY)).toBeNull();

  renderStrip(BOOKED);
  cleanup();
  vi.setSystemTime(Date.now() + HALF_AN_HOUR_MS);
  renderStrip({});
  expect(getStrip()).toBeNull();
  expect(sessionStorage.getItem(BOOKED_KEY)).toBeNull();
});

test('the strip is gone when a device has slept for half an hour', () => {
  renderStrip(BOOKED);
  vi.setSystemTime(Date.now() + HALF_AN_HOUR_MS);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(getStrip()).toBeNull();
});

test('Forget takes the strip away for good', () => {
  renderStrip(BOOKED);
  fireEvent.click(screen.getByRole('button', { name: 'Forget' }));
  expect(onForget).toHaveBeenCalledOnce();
  expect(getStrip()).toBeNull();
  cleanup();
  renderStrip({});
  expect(getStrip()).toBeNull();
});

test('a booking whose answer holds no reference leaves no strip', () => {
  renderStrip({ doctor: 'Dr. Asha' });
  expect(getStrip()).toBeNull();
});
