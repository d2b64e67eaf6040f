// @vitest-environment happy-dom
import { AFTERNOON_START, type ClosuresView, type DeskClosure, MORNING_END } from '@clinic/contract/closures.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { deskClosureMessages as words } from '#messages/desk-closures.ts';
import { DOCTOR, NO_SESSIONS, PERSON, TODAY } from '../../../../test/desk-samples.ts';
import { Closures } from './Closures.tsx';

afterEach(cleanup);

const CLOSURE: DeskClosure = {
  id: 'one',
  doctor: DOCTOR,
  firstDate: TODAY,
  lastDate: TODAY,
  isWeekly: false,
  times: null,
  reason: 'Leave',
  by: 'asha@clinic.example',
  at: `${TODAY}T04:35:00.000Z`,
  appointments: [],
};

const VIEW: ClosuresView = {
  person: PERSON,
  today: TODAY,
  departments: [{ name: 'Urology', doctors: [{ id: 'rao', name: DOCTOR }] }],
  slots: ['09:00', '14:00'],
  closures: [],
  notice: null,
  entries: {},
  refused: null,
  sessions: NO_SESSIONS,
};

function renderClosures(change: Partial<ClosuresView>) {
  render(<Closures view={{ ...VIEW, ...change }} timeZone="Asia/Kolkata" />);
}

const getText = (name: string) => screen.getByRole('article', { name }).textContent;

test('each closure tells whose time it is, when, why, and who has closed it', () => {
  const times = { first: '14:00', last: null };
  renderClosures({
    closures: [CLOSURE, { ...CLOSURE, id: 'two', doctor: null, lastDate: '2031-01-02', times, reason: '' }],
  });
  expect(getText(DOCTOR)).toContain('Monday 7 January, all dayLeaveNobody is booked there.');
  expect(getText(DOCTOR)).toContain('asha@clinic.example, 10:05 AM');
  expect(getText(words.closure.allDoctors)).toContain(
    'Monday 7 January to Thursday 2 January 2031, from 02:00 PM, each day',
  );
  const form = screen
    .getByRole('button', { name: new RegExp(`^Open again.*${DOCTOR}, Monday 7 January`) })
    .closest('form');
  expect(form?.getAttribute('action')).toBe('/closures/one/open');
});

test('leave that repeats names its weekday and its last day; a part of a day has its own words', () => {
  const weekly = { ...CLOSURE, lastDate: '2030-02-04', isWeekly: true };
  renderClosures({ closures: [{ ...weekly, times: { first: AFTERNOON_START, last: null } }] });
  expect(getText(DOCTOR)).toContain('Every Monday until Monday 4 February, the afternoon');
  cleanup();
  renderClosures({
    closures: [{ ...weekly, firstDate: '2030-01-14', times: { first: null, last: MORNING_END } }],
  });
  expect(getText(DOCTOR)).toContain('Every Monday from Monday 14 January until Monday 4 February, the morning');
});

test('the address fills in the form that closes', () => {
  renderClosures({ entries: { doctor: 'rao', firstDate: TODAY, firstTime: AFTERNOON_START } });
  const form = within(screen.getByRole('region', { name: words.form.title }));
  const getValue = (label: string) => form.getByLabelText<HTMLInputElement>(label).value;
  expect([words.form.doctor, words.form.firstDate, words.form.firstTime, words.form.lastTime].map(getValue)).toEqual([
    'rao',
    TODAY,
    AFTERNOON_START,
    '',
  ]);
});

test('who is booked in closed times is linked to the card on the day', () => {
  const booked = { id: 'a', name: 'Sample Patient', doctor: DOCTOR, date: TODAY, slot: '14:00' };
  renderClosures({ closures: [{ ...CLOSURE, appointments: [booked] }] });
  const link = screen.getByRole('link', { name: /Sample Patient/ });
  expect(link.getAttribute('href')).toBe(`/day/${TODAY}#appointment-a`);
  expect(link.closest('li')?.textContent).toBe('Sample PatientMonday 7 January, 02:00 PM');
});

test('a refused form keeps what was written, and says at each field what to change', () => {
  const days = { firstDate: TODAY, lastDate: '2030-01-06', every: '' };
  const entries = { doctor: 'rao', ...days, firstTime: '', lastTime: '', reason: 'x' };
  renderClosures({ refused: { entries, reasons: { lastDate: 'last-before-first' } } });
  expect(screen.getByRole('alert').textContent).toBe(words.refused);
  const form = within(screen.getByRole('region', { name: words.form.title }));
  expect(form.getByLabelText<HTMLSelectElement>(words.form.doctor).value).toBe('rao');
  const lastDay = form.getByLabelText<HTMLInputElement>(/Last day/);
  expect([lastDay.value, lastDay.getAttribute('aria-invalid')]).toEqual(['2030-01-06', 'true']);
  expect(form.getByText(words.problems['last-before-first'])).toBeTruthy();
});
