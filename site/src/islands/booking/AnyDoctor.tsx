import type { AppointmentField, DepartmentAvailability, NextFree } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, getDoctors, isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { TextField } from '@clinic/ui/Field.tsx';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { TimeGroups } from '#components/booking/TimeGroups.tsx';
import { toShown } from '#lib/booking/shown-names.ts';
import { groupByPartOfDay } from '#lib/browser/booking/time-groups.ts';
import { anyDoctorWords as words } from '#messages/booking-late.ts';
import { dateToDay, labelToTile } from '#messages/dates-and-times.ts';
import '@clinic/ui/styles/compositions/choice-tile.css';
import '@clinic/ui/styles/compositions/panel.css';
import styles from './AnyDoctor.module.css';

const PANEL_ID = 'any-doctor';

type Times = DepartmentAvailability['slots'];

type Props = {
  calendar: BookingCalendar;
  /** The name of the chosen department; may be empty. */
  department: string;
  /** The id of the kind of visit; absent where the clinic distinguishes none. */
  visit: string | undefined;
  apiBase: string;
  today: string;
  lastDate: string;
  /** Passed in because the wizard's own file already holds it. */
  fetchNextFree: (apiBase: string, signal: AbortSignal, visit?: string) => Promise<NextFree[] | null>;
  onChange: (field: AppointmentField, value: string) => void;
  /** Called when doctor, day and time are chosen. */
  onChosen: () => void;
};

/**
 * A button that opens the free times of all doctors of a department, where it has several. Choosing a time chooses its
 * doctor.
 */
export function AnyDoctor(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (getDoctors(props.calendar, props.department).length < 2) return null;
  return (
    <div className={styles.any}>
      <Button
        size="small"
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={isOpen ? PANEL_ID : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.open}
      </Button>
      {isOpen && <Panel {...props} />}
    </div>
  );
}

function Panel({ calendar, department, visit, apiBase, today, lastDate, fetchNextFree, onChange, onChosen }: Props) {
  const [date, setDate] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** The free times of a day, or `null` where they could not be loaded; `undefined` until the answer. */
  const [times, setTimes] = useState<Times | null>();

  // Begins with the first day on which one of these doctors is free.
  const findFirstDay = useEffectEvent(async (signal: AbortSignal) => {
    const doctors = getDoctors(calendar, department);
    const slots = await fetchNextFree(apiBase, signal, visit);
    const first = slots?.find(({ doctorId }) => doctors.some(({ id }) => id === doctorId));
    if (!signal.aborted) setDate((chosen) => chosen ?? first?.date ?? today);
  });
  const ask = useEffectEvent(async (day: string, signal: AbortSignal) => {
    const query = new URLSearchParams({ department, date: day, ...(visit && { visit }) });
    const answer = await fetchTimes(`${apiBase}${AVAILABILITY_PATH}?${query}`, signal);
    if (!signal.aborted) setTimes(answer);
  });

  useEffect(() => {
    const leaving = new AbortController();
    findFirstDay(leaving.signal);
    return () => leaving.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    setTimes(undefined);
    if (!date || !isCalendarDate(date)) return;
    const leaving = new AbortController();
    ask(date, leaving.signal);
    return () => leaving.abort();
  }, [date, attempt]);

  const choose = (doctor: string, time: string) => {
    onChange('doctor', doctor);
    onChange('appointmentDate', date ?? '');
    onChange('appointmentTime', time);
    onChosen();
  };
  const title = words.title(toShown(department));
  const day = date && isCalendarDate(date) ? dateToDay(date) : '';
  return (
    <section id={PANEL_ID} className={`${styles.panel} panel`} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <TextField
        id={`${PANEL_ID}-date`}
        type="date"
        label={words.day}
        value={date ?? ''}
        min={today}
        max={lastDate}
        onChange={(event) => setDate(event.target.value)}
        onKeyDown={keepInForm}
      />
      <p aria-live="polite">{describe(date, day, times)}</p>
      {times === null && (
        <Button size="small" variant="outline" onClick={() => setAttempt(attempt + 1)}>
          {words.again}
        </Button>
      )}
      {times && (
        <TimeGroups
          id={PANEL_ID}
          groups={groupByPartOfDay(times, calendar.slots)}
          renderTime={({ time, doctor }, { heading }) => (
            <button
              key={`${time} ${doctor}`}
              type="button"
              className={`${styles.time} choice-tile`}
              onClick={() => choose(doctor, time)}
            >
              {words.time(labelToTile(time, heading), toShown(doctor))}
            </button>
          )}
        />
      )}
    </section>
  );
}

/** Fetches the free times of a day; `null` when the API does not answer as it should. */
async function fetchTimes(address: string, signal: AbortSignal): Promise<Times | null> {
  try {
    const response = await fetch(address, { signal });
    const { slots }: { slots: Times } = await response.json();
    return slots.filter(({ state }) => state === 'free');
  } catch {
    return null;
  }
}

function describe(date: string | null, day: string, times: Times | null | undefined): string {
  if (date !== null && !day) return words.noDay;
  if (times === undefined) return words.waiting;
  if (times === null) return words.failed;
  return times.length > 0 ? words.free(times.length, day) : words.none(day);
}

/** Enter in this field would go on to the next step. */
function keepInForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
