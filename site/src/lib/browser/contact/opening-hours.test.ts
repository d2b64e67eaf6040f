import { describe, expect, it } from 'vitest';
import { formatDays, formatHours, getOpeningStatus, listDays, type OpeningHours } from './opening-hours.ts';

const ZONE = 'Asia/Kolkata';

const WEEK: OpeningHours[] = [
  { from: 'Monday', to: 'Friday', opens: '11:00', closes: '19:00' },
  { from: 'Saturday', opens: '11:00', closes: '15:00' },
  { from: 'Sunday' },
];

/** 16 November 2026 is a Monday. */
const at = (day: number, clock: string) => getOpeningStatus(WEEK, ZONE, new Date(`2026-11-${day}T${clock}:00+05:30`));

describe('opening hours in words', () => {
  it('shortens a run of days and spells out a single one', () => {
    expect(WEEK.map(formatDays)).toEqual(['Mon–Fri', 'Saturday', 'Sunday']);
  });

  it('turns the 24-hour clock into the twelve-hour one', () => {
    expect(WEEK.map(formatHours)).toEqual(['11:00 am–7:00 pm', '11:00 am–3:00 pm', null]);
  });

  it('lists the days of a run over the end of the week', () => {
    expect(listDays({ from: 'Saturday', to: 'Monday' })).toEqual(['Saturday', 'Sunday', 'Monday']);
    expect(listDays({ from: 'Sunday' })).toEqual(['Sunday']);
  });
});

describe('getOpeningStatus', () => {
  it('is open from the first minute to before the last', () => {
    expect(at(16, '11:00')).toEqual({ isOpen: true, closes: '19:00' });
    expect(at(16, '18:59')).toEqual({ isOpen: true, closes: '19:00' });
    expect(at(16, '19:00')).toMatchObject({ isOpen: false });
  });

  it('names the next opening: later today, tomorrow, after the weekend', () => {
    expect(at(16, '10:59')).toEqual({ isOpen: false, next: { day: 'Monday', opens: '11:00', daysAhead: 0 } });
    expect(at(16, '19:00')).toEqual({ isOpen: false, next: { day: 'Tuesday', opens: '11:00', daysAhead: 1 } });
    expect(at(21, '15:00')).toEqual({ isOpen: false, next: { day: 'Monday', opens: '11:00', daysAhead: 2 } });
  });

  it('goes by the day in Pune where the visitor is still in the day before', () => {
    const mondayNoonInPune = new Date('2026-11-15T22:30:00-08:00');
    expect(getOpeningStatus(WEEK, ZONE, mondayNoonInPune)).toEqual({ isOpen: true, closes: '19:00' });
  });

  it('opens by summer time the day after the clocks have gone forward', () => {
    const getStatus = (instant: string) => getOpeningStatus(WEEK, 'Europe/London', new Date(instant));
    expect(getStatus('2027-03-26T10:59:00Z')).toMatchObject({ isOpen: false });
    expect(getStatus('2027-03-29T09:59:00Z')).toMatchObject({ isOpen: false });
    expect(getStatus('2027-03-29T10:00:00Z')).toEqual({ isOpen: true, closes: '19:00' });
  });

  it('finds the same weekday of next week, and nothing where no day is open', () => {
    const mondays: OpeningHours[] = [{ from: 'Monday', opens: '11:00', closes: '12:00' }];
    const afternoon = new Date('2026-11-16T16:00:00+05:30');
    expect(getOpeningStatus(mondays, ZONE, afternoon)).toMatchObject({ next: { day: 'Monday', daysAhead: 7 } });
    expect(getOpeningStatus([{ from: 'Sunday' }], ZONE, afternoon)).toEqual({ isOpen: false, next: null });
  });
});
