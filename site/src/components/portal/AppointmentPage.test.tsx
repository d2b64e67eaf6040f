// @vitest-environment happy-dom
import type { PortalView } from '@clinic/contract/portal.ts';
import { createReason } from '@clinic/contract/refusals.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { PortalPageFacts } from '#lib/portal.ts';
import { portalMessages } from '#messages/portal.ts';
import { PORTAL_APPOINTMENT } from '../../../test/portal-appointment.ts';
import { AppointmentPage } from './AppointmentPage.tsx';

afterEach(cleanup);

const PATH = '/portal/token';

const facts: PortalPageFacts = {
  timeZone: 'Asia/Kolkata',
  clinicSlots: ['09:00', '10:00', '14:00'],
  phone: '+91 20 1',
  clinicName: 'Namuna Surgical',
  addressLines: ['1 Namuna Road', 'Pune'],
  directionsUrl: 'https://maps.example/',
  notice: [{ text: 'Not for emergencies.', isNumber: false }],
  portrait: undefined,
  doctorHref: '/doctors/a',
  bookHref: '/book?doctor=a',
};

const slots: NonNullable<PortalView['day']>['slots'] = [
  { time: '09:00 AM', state: 'free' },
  { time: '10:00 AM', state: 'taken' },
  { time: '02:00 PM', state: 'taken' },
];

const view: PortalView = {
  appointment: PORTAL_APPOINTMENT,
  path: PATH,
  canChange: true,
  mails: 'sent',
  done: null,
  month: {
    month: '2026-11',
    previous: null,
    next: '2026-12',
    days: [
      { date: '2026-11-25', state: 'open' },
      { date: '2026-11-26', state: 'open' },
      { date: '2026-11-27', state: 'full' },
    ],
  },
  day: null,
  refused: null,
};

const show = (change: Partial<PortalView> = {}) =>
  render(<AppointmentPage view={{ ...view, ...change }} facts={facts} />);

test('days with free times are links, the others say what they are', () => {
  show();
  const month = screen.getByRole('table', { name: 'Days in November 2026' });
  expect(
    within(month)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label')),
  ).toEqual([
    'Wednesday, 25 November 2026, has free times',
    'Thursday, 26 November 2026, has free times, your present day',
  ]);
  expect(
    within(month)
      .getByRole('link', { name: /^Wednesday/ })
      .getAttribute('href'),
  ).toBe(`${PATH}?month=2026-11&date=2026-11-25#times`);
  expect(within(month).getByText('27').textContent).toBe('27, fully booked');
});

test('the page says what the visit is for, where a kind was chosen', () => {
  show({ appointment: { ...PORTAL_APPOINTMENT, visit: { id: 'dressing', name: 'Dressing' } } });
  expect(screen.getByText('Visit').nextElementSibling?.textContent).toBe('Dressing');
  cleanup();
  show();
  expect(screen.queryByText('Visit')).toBeNull();
});

test('only months that exist can be turned to', () => {
  show();
  expect(screen.getByRole('link', { name: 'Later: December 2026' }).getAttribute('href')).toBe(
    `${PATH}?month=2026-12#move`,
  );
  expect(screen.queryByRole('link', { name: /^Earlier/ })).toBeNull();
});

test('the times of a chosen day say why they cannot be chosen, and which is held', () => {
  show({ day: { date: '2026-11-26', slots } });
  const times = screen.getByRole('radiogroup', { name: 'Times on Thursday, 26 November 2026' });
  const radios = within(times).getAllByRole<HTMLInputElement>('radio');
  expect(radios.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual(['09:00 AM']);
  expect(within(times).getByRole('radio', { name: '10:00 AM Taken' })).toBeTruthy();
  expect(within(times).getByRole('radio', { name: '02:00 PM Yours now' })).toBeTruthy();
});

test('a time that begins too soon says to call, and with which number', () => {
  show({ day: { date: '2026-11-26', slots: [{ time: '09:00 AM', state: 'past', isSoon: true }, ...slots.slice(1)] } });
  expect(screen.getByRole('radio', { name: '09:00 AM Call us' })).toBeTruthy();
  const times = document.getElementById('times') as HTMLElement;
  expect(within(times).getByText(/^Times marked ‘Call us’ are too soon to book online. Call/)).toBeTruthy();
  expect(within(times).getByRole('link', { name: facts.phone })).toBeTruthy();
});

test('a full day offers nothing to send', () => {
  show({ day: { date: '2026-11-26', slots: slots.slice(1) } });
  expect(screen.queryByRole('button', { name: 'Move to this time' })).toBeNull();
  expect(screen.getByText('No times left on this day. Please choose another day.')).toBeTruthy();
});

test('a refused move says why beside the times', () => {
  const refused = {
    form: 'move',
    code: 'slot-taken',
    reasons: [createReason('slot-taken', 'appointmentTime')],
  } as const;
  show({ day: { date: '2026-11-26', slots }, refused });
  const times = screen.getByRole('radiogroup');
  const reason = document.getElementById(times.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Your appointment has not been moved.This time is taken. Choose another one.');
});

test('after too many moves the page says whom to call, and when it can be moved again', () => {
  show({ refused: { form: 'move', code: 'moved-too-often', reasons: [], waitSeconds: 43_200 } });
  const notice = screen.getByText(portalMessages.refused.move).closest('[role="status"]');
  expect(notice?.textContent).toContain('5 times today. To move it again today, please call us: +91 20 1');
  expect(notice?.textContent).toContain('Please try again in 12 hours.');
});

test('a refused cancellation is open, with the reason as it was typed', () => {
  const typed = '<b>away</b>\r\n"so"';
  const reasons = [createReason('text-too-long', 'reason', { maxChars: 500 })];
  show({ refused: { form: 'cancel', code: 'fields-invalid', reasons, reason: typed } });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ });
  expect(field.value).toBe('<b>away</b>\n"so"');
  expect(field.closest('details')?.open).toBe(true);
  expect(screen.getByText('Your appointment has not been cancelled.')).toBeTruthy();
});

test.each([
  ['move', 'Your appointment has not been moved.'],
  ['cancel', 'Your appointment has not been cancelled.'],
  ['whatsapp', 'Nothing has been changed.'],
] as const)('of a refused form to %s the page says what has not been done, also without a reason', (form, title) => {
  show({ refused: { form, code: 'unavailable', reasons: [], reason: '' } });
  expect(screen.getAllByRole('status').map((notice) => notice.firstChild?.textContent)).toEqual([title]);
});

test.each([
  ['cancelled', 'Cancelled'],
  ['booked', 'Time passed'],
  ['fulfilled', 'Over'],
  ['noshow', 'Over'],
  ['arrived', 'Arrived'],
] as const)('an appointment that is %s and cannot be changed offers no change', (status, label) => {
  show({ appointment: { ...PORTAL_APPOINTMENT, status }, canChange: false, month: null });
  expect(screen.getByText(label)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Move it' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Book again with these details' }).getAttribute('href')).toBe(
    '/book?doctor=a',
  );
  expect(screen.getByRole('link', { name: '+91 20 1' }).getAttribute('href')).toBe('tel:+91201');
});

test.each(['moved', 'cancelled'] as const)(
  'of what was %s the page says that a mail is on its way, where one is',
  (done) => {
    const { rerender } = show({ done, mails: 'sent' });
    const isSaid = (words: string) => document.body.textContent.includes(words);
    const { done: told, cancel } = portalMessages;
    expect([told.mails.sent, told.mails.held, cancel.mailed].map(isSaid)).toEqual([true, false, true]);
    for (const mails of ['later', 'held', 'none'] as const) {
      rerender(<AppointmentPage view={{ ...view, done, mails }} facts={facts} />);
      const isHeld = mails === 'held';
      expect([told.mails.sent, told.mails.held, cancel.mailed].map(isSaid)).toEqual([false, isHeld, false]);
      expect(isSaid(told.mails.later)).toBe(mails === 'later');
    }
  },
);

test('messages on WhatsApp can be ended, and then the page promises emails, of which none is on its way', () => {
  const { rerender } = show({ whatsapp: true });
  const form = screen.getByRole('button', { name: 'Stop WhatsApp messages' }).closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', `${PATH}/whatsapp`]);
  rerender(<AppointmentPage view={{ ...view, done: 'whatsapp-ended' }} facts={facts} />);
  const notice = screen.getByRole('status').textContent;
  expect(notice).toBe('We no longer write to you on WhatsApp about this appointment.Our emails still come.');
  expect(screen.queryByRole('button', { name: 'Stop WhatsApp messages' })).toBeNull();
});

test('what was done takes the focus when the page opens', () => {
  const html = renderToStaticMarkup(<AppointmentPage view={{ ...view, done: 'moved' }} facts={facts} />);
  expect(html).toMatch(/role="status" tabindex="-1" autofocus=""><p [^>]*>Your appointment has been moved\./i);
});
