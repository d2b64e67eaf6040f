import { type BookingCalendar, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { SelectField, TextField } from '@clinic/ui/Field.tsx';
import styles from '#parts/Form.module.css';
import { Refusal } from '#parts/Refusal.tsx';
import { lastTimeToWords } from '#timetable/borders.ts';
import {
  AFTERNOON_START,
  ALL_DOCTORS,
  CLOSURE_REASON_MAX_CHARS,
  type ClosureEntries,
  type ClosureField,
  type ClosureProblem,
  type ClosureRefusals,
  EVERY_WEEK,
  MORNING_END,
} from '#timetable/closure.ts';
import { DoctorOptions } from '#timetable/DoctorOptions.tsx';

const PROBLEMS: Record<ClosureProblem, string> = {
  'doctor-unknown': 'Choose a doctor, or the whole clinic.',
  'date-invalid': 'Choose a date that exists.',
  'date-past': 'Choose today or a later day.',
  'last-before-first': 'This is before the first one.',
  'last-missing': 'Choose the last day on which it repeats.',
  'every-unknown': 'Choose how it repeats.',
  'time-unknown': 'Choose one of the times.',
  'too-long': 'Shorten this.',
};

type Props = {
  departments: BookingCalendar['departments'];
  /** Starts of slots on the 24-hour clock. */
  slots: readonly string[];
  today: string;
  entries: Partial<ClosureEntries>;
  refused: ClosureRefusals | null;
};

/** The form that closes the times of one doctor or of all doctors, on one or several days. */
export function ClosureForm({ departments, slots, today, entries, refused }: Props) {
  const fill = (name: ClosureField, label: string) => {
    const problem = refused?.[name];
    return { id: name, name, label, defaultValue: entries[name] ?? '', error: problem && PROBLEMS[problem] };
  };
  const noon = slotToLabel(AFTERNOON_START);
  const times = slots
    .filter((slot) => slot !== AFTERNOON_START)
    .map((slot) => (
      <option key={slot} value={slot}>
        {slotToLabel(slot)}
      </option>
    ));
  return (
    <form className={styles.form} method="post" action={DESK_PATHS.closures} noValidate>
      {refused && <Refusal>Nothing has been closed yet. Please check the marked fields.</Refusal>}
      <SelectField {...fill('doctor', 'Closed for')} required>
        <option value="">Choose…</option>
        <option value={ALL_DOCTORS}>The whole clinic</option>
        <DoctorOptions departments={departments} />
      </SelectField>
      <div className={styles.pair}>
        <TextField {...fill('firstDate', 'First day')} type="date" min={today} required />
        <TextField {...fill('lastDate', 'Last day')} type="date" min={today} optionalMark="if several" />
      </div>
      <SelectField {...fill('every', 'How often')}>
        <option value="">Every day up to the last one</option>
        <option value={EVERY_WEEK}>Once a week, on the weekday of the first day</option>
      </SelectField>
      <div className={styles.pair}>
        <SelectField {...fill('firstTime', 'First time')}>
          <option value="">Earliest</option>
          <option value={AFTERNOON_START}>The afternoon, from {noon}</option>
          {times}
        </SelectField>
        <SelectField
          {...fill('lastTime', 'Last time')}
          aria-describedby={refused?.lastTime ? 'lastTime-error last-time' : 'last-time'}
        >
          <option value="">Latest</option>
          <option value={MORNING_END}>The morning, before {noon}</option>
          {times}
        </SelectField>
      </div>
      <p id="last-time" className={styles.hint}>
        {lastTimeToWords(slots)}
      </p>
      <TextField {...fill('reason', 'Reason')} optionalMark="optional" maxLength={CLOSURE_REASON_MAX_CHARS} />
      <p className={styles.hint}>Only the desk sees the reason. The website shows these times as closed at once.</p>
      <Button type="submit" hasArrow>
        Close these times
      </Button>
    </form>
  );
}
