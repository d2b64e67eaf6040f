// @vitest-environment happy-dom
import { getLastBookableDate } from '@clinic/contract/booking-calendar.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDoctorCalendar } from '../../../test/calendar.ts';
import { MonthView } from './MonthView.tsx';

const TODAY = '2026-11-21';
const LAST_DATE = '2027-11-21';

const CALENDAR = createDoctorCalendar({ slots: ['09:00', '17:00'], closedDates: ['26 January'] });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T10:00:00+05:30`), toFake: ['Date'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The month view with the date that it chooses. */
function Dates({ firstFreeDate }: { firstFreeDate?: string }) {
  const [chosen, choose] = useState('');
  return (
    <>
      <input aria-label="Date" value={chosen} onChange={(event) => choose(event.target.value)} />
      <MonthView
        calendar={CALENDAR}
        chosen={chosen}
        today={TODAY}
        lastDate={getLastBookableDate(CALENDAR, new Date())}
        isExplained={false}
        freeDate={undefined}
        firstFreeDate={firstFreeDate}
        onChoose={choose}
      />
    </>
  );
}

test('the month of the first free day is shown, and later that of the chosen day', () => {
  const { rerender } = render(<Dates />);
  expect(name('November 2026')).toBeTruthy();
  rerender(<Dates firstFreeDate="2026-12-02" />);
  expect(name('December 2026')).toBeTruthy();
  expect(day('2026-12-02').tabIndex).toBe(0);
  type('2027-01-04');
  rerender(<Dates firstFreeDate="2026-12-03" />);
  expect(name('January 2027')).toBeTruthy();
});

test('the month of the first open day is shown when no free day is known', () => {
  vi.setSystemTime(new Date('2026-11-30T10:00:00+05:30'));
  render(
    <MonthView
      calendar={createDoctorCalendar({ closedDates: ['30 November', '1 December'] })}
      chosen=""
      today="2026-11-30"
      lastDate={LAST_DATE}
      isExplained={false}
      freeDate={undefined}
      onChoose={() => undefined}
    />,
  );
  expect(name('December 2026')).toBeTruthy();
});

function openMonth() {
  render(<Dates />);
  return userEvent.setup();
}

const date = () => screen.getByLabelText<HTMLInputElement>('Date');
const type = (value: string) => fireEvent.change(date(), { target: { value } });
const day = (value: string) => document.querySelector<HTMLElement>(`[data-date="${value}"]`) as HTMLElement;
const focused = () => (document.activeElement as HTMLElement).dataset.date;
const notice = () => document.querySelector('div[aria-live] button');
const turn = (name: 'Earlier month' | 'Later month') => screen.getByLabelText(name);
const getAria = (element: Element, name: string) => element.getAttribute(`aria-${name}`);
const name = (month: string) => screen.getByText(month);

const BEYOND = 'Bookings are open until Sunday, 21 November 2027. Last open day: Saturday 20 November 2027';

test.each([
  ['2026-11-22', 'Closed on Sundays. Next open day: Monday 23 November', '2026-11-23'],
  ['2027-01-26', 'Closed on 26 January. Next open day: Wednesday 27 January 2027', '2027-01-27'],
  ['2026-11-20', 'This day has passed. Next open day: Saturday 21 November', '2026-11-21'],
  ['2027-11-22', BEYOND, '2027-11-20'],
  ['20265-03-12', BEYOND, '2027-11-20'],
])('a patient who types %s reads why not and chooses the day offered', (typed, words, next) => {
  openMonth();
  type(typed);
  expect(notice()?.textContent).toBe(words);
  fireEvent.click(notice() as Element);
  expect(date().value).toBe(next);
  expect(focused()).toBe(next);
  expect(notice()).toBeNull();
});

test('a patient who types today after the last hour is led to the next open day', () => {
  vi.setSystemTime(`${TODAY}T17:30:00+05:30`);
  openMonth();
  type(TODAY);
  expect(notice()?.textContent).toBe('No times left on this day. Next open day: Monday 23 November');
});

test('a patient hears no error while typing a year', () => {
  openMonth();
  type('2026-11-22');
  expect(notice()).not.toBeNull();
  for (const half of ['0002-11-24', '0020-11-24', '0202-11-24', '2026-11-24']) {
    type(half);
    expect(notice()).toBeNull();
  }
});

test('a closed day in the month view gives the same reason on a tap and on a key', async () => {
  const user = openMonth();
  await user.click(day('2026-11-24'));
  expect(date().value).toBe('2026-11-24');
  await user.click(day('2026-11-29'));
  expect(getAria(day('2026-11-29'), 'label')).toBe('Sunday, 29 November 2026, closed');
  expect(notice()?.textContent).toBe('Closed on Sundays. Next open day: Monday 30 November');
  expect(date().value).toBe('2026-11-24');

  await user.keyboard('{ArrowUp}{Enter}');
  expect(notice()?.textContent).toBe('Closed on Sundays. Next open day: Monday 23 November');
  (notice() as HTMLElement).focus();
  await user.keyboard('{Enter}');
  expect(date().value).toBe('2026-11-23');
  expect(focused()).toBe('2026-11-23');
});

test('the month view ends with the last day that can be booked', async () => {
  const user = openMonth();
  expect(getAria(turn('Earlier month'), 'disabled')).toBe('true');
  type('2027-10-15');
  await user.click(turn('Later month'));
  expect(day(LAST_DATE)).not.toBeNull();
  expect(getAria(turn('Later month'), 'disabled')).toBe('true');
  expect(document.activeElement).toBe(turn('Later month'));
  await user.keyboard('{Enter}');
  expect(name('November 2027')).toBeTruthy();

  day('2027-11-20').focus();
  await user.keyboard('{PageDown}{ArrowDown}{End}');
  expect(focused()).toBe(LAST_DATE);
  await user.click(day('2027-11-22'));
  expect(date().value).toBe('2027-10-15');
  expect(notice()?.textContent).toBe(BEYOND);
});

test('the button that leads to the earliest month keeps the focus', async () => {
  const user = openMonth();
  await user.click(turn('Later month'));
  turn('Earlier month').focus();
  await user.keyboard('{Enter}');
  expect(name('November 2026')).toBeTruthy();
  expect(document.activeElement).toBe(turn('Earlier month'));
  expect(getAria(turn('Earlier month'), 'disabled')).toBe('true');
  // A disabled button would lose the focus.
  expect(turn('Earlier month').hasAttribute('disabled')).toBe(false);
});

test('the month is announced when a button changes it, and not again where the day names it', () => {
  openMonth();
  expect(getAria(name('November 2026'), 'live')).toBe('polite');
  fireEvent.focus(day('2026-11-24'));
  expect(getAria(name('November 2026'), 'live')).toBe('off');
});

test('a patient chooses the day by keyboard, and stays in the month view', async () => {
  const user = openMonth();
  turn('Later month').focus();
  await user.keyboard('{Tab}{ArrowDown}{ArrowDown}{Enter}');
  expect(date().value).toBe('2026-12-05');

  type('2027-05-31');
  expect(getAria(day('2027-05-31'), 'pressed')).toBe('true');
  day('2027-05-31').focus();
  await user.keyboard('{PageDown}');
  expect(focused()).toBe('2027-06-30');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(date().value).toBe('2027-06-23');
  expect(getAria(day('2027-06-23'), 'pressed')).toBe('true');
});
