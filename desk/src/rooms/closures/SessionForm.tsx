import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { dateToDay, dateToDayOfCalendar } from '@clinic/contract/messages/en/dates-and-times.ts';
import { SLOT_MAX_MINUTES, SLOT_MIN_MINUTES } from '@clinic/contract/timetable.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { SelectField, TextField } from '@clinic/ui/Field.tsx';
import { endToLabel } from '#appointments/desk-times.ts';
import styles from '#parts/Form.module.css';
import { Refusal } from '#parts/Refusal.tsx';
import { DoctorOptions } from '#timetable/DoctorOptions.tsx';
import {
  SESSION_MAX_WEEKS,
  type SessionEntries,
  type SessionField,
  type SessionProblem,
  type SessionRefusal,
  type SessionRefusals,
} from './session.ts';

const PROBLEMS: Record<SessionProblem, string> = {
  'doctor-unknown': 'Choose a doctor.',
  'date-invalid': 'Choose a date that exists.',
  'date-past': 'Choose today or a later day.',
  'date-beyond': 'Nobody could book this session yet. Choose an earlier day.',
  'last-before-first': 'This is before the first day.',
  'too-many-weeks': `Choose a day within ${SESSION_MAX_WEEKS} weeks of the first one.`,
  'time-invalid': 'Choose a time.',
  'to-before-from': 'Choose a time after the beginning.',
  'no-time-left': 'All times of this session have passed. Choose a later end or another day.',
  'minutes-invalid': `Choose ${SLOT_MIN_MINUTES} to ${SLOT_MAX_MINUTES} minutes.`,
  'slot-too-long': 'No slot of this length fits into the session. Choose fewer minutes.',
  'overlaps-hours': 'The doctor has hours at that time already.',
  'overlaps-session': 'Another session of the doctor is held at that time already.',
};

type Props = {
  departments: BookingCalendar['departments'];
  today: string;
  entries: SessionEntries;
  refused: SessionRefusals | null;
};

/** The form that opens an extra session of a doctor, once or every week. */
export function SessionForm({ departments, today, entries, refused }: Props) {
  const fill = (name: SessionField, label: string) => {
    const refusal = refused?.[name];
    const error = refusal && refusalToWords(refusal);
    return { id: `session-${name}`, name, label, defaultValue: entries[name], error };
  };
  return (
    <form className={styles.form} method="post" action={DESK_PATHS.sessions} noValidate>
      {refused && <Refusal>The session is not open yet. Please check the marked fields.</Refusal>}
      <SelectField {...fill('doctor', 'Doctor')} required>
        <option value="">Choose…</option>
        <DoctorOptions departments={departments} />
      </SelectField>
      <div className={styles.pair}>
        <TextField {...fill('firstDate', 'Day')} type="date" min={today} required />
        <TextField {...fill('lastDate', 'Every week until')} type="date" min={today} optionalMark="if it repeats" />
      </div>
      <div className={styles.pair}>
        <TextField {...fill('from', 'From')} type="time" required />
        <TextField {...fill('to', 'To')} type="time" required />
      </div>
      <TextField
        {...fill('minutes', 'Minutes of a slot')}
        type="number"
        inputMode="numeric"
        min={SLOT_MIN_MINUTES}
        max={SLOT_MAX_MINUTES}
        required
      />
      <p className={styles.hint}>The website offers these times at once.</p>
      <Button type="submit" hasArrow>
        Open this session
      </Button>
    </form>
  );
}

function refusalToWords({ problem, overlap, lastDate }: SessionRefusal): string {
  const text = PROBLEMS[problem];
  if (lastDate) return `${text} The last day that can be booked is ${dateToDayOfCalendar(lastDate)}.`;
  if (!overlap) return text;
  const { date, span } = overlap;
  return `${text} ${dateToDay(date)}: ${endToLabel(span.start)} to ${endToLabel(span.end)}.`;
}
