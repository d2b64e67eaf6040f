import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { ABSENCE_KINDS, type AbsenceKind } from '@clinic/contract/mails.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { SelectField, TextField } from '@clinic/ui/Field.tsx';
import { Choices } from '#parts/Choices.tsx';
import formStyles from '#parts/Form.module.css';
import { Refusal } from '#parts/Refusal.tsx';
import { lastTimeToWords } from '#timetable/borders.ts';
import { ALL_DOCTORS } from '#timetable/closure.ts';
import { DoctorOptions } from '#timetable/DoctorOptions.tsx';
import styles from './Absences.module.css';
import {
  ABSENCE_SPANS,
  type AbsenceField,
  type AbsenceProblem,
  type AbsenceSpan,
  type AbsencesView,
  LATE_MINUTES,
} from './absence.ts';
import { WHOLE_CLINIC } from './words.ts';

const PROBLEMS: Record<AbsenceProblem, string> = {
  'doctor-unknown': 'Choose a doctor, or the whole clinic.',
  'date-invalid': 'Choose a date that exists.',
  'date-past': 'Choose today or a later day.',
  'last-before-first': 'This is before the first one.',
  'last-missing': 'Choose the last day.',
  'every-unknown': 'Choose how it repeats.',
  'time-unknown': 'Choose one of the times.',
  'too-long': 'Shorten this.',
  'kind-unknown': 'Choose away or late.',
  'minutes-unknown': 'Choose how late.',
  'span-unknown': 'Choose a part of the day.',
  'one-day': 'A delay is told for one day. Leave this empty.',
  beyond: 'The calendar does not go that far. Choose an earlier day.',
};

const KINDS: Record<AbsenceKind, { name: string; text: string }> = {
  away: { name: 'Away', text: 'each gets a new time' },
  late: { name: 'Late', text: 'each comes later' },
};

const SPANS: Record<AbsenceSpan, string> = {
  rest: 'From now on',
  morning: 'The morning',
  afternoon: 'The afternoon',
  day: 'The whole day',
  times: 'From one time to another',
};

type Props = { view: Pick<AbsencesView, 'departments' | 'slots' | 'today' | 'entries' | 'refused'> };

/** The form that asks who is booked with a doctor who is late or away. It changes nothing. */
export function AbsenceForm({ view: { departments, slots, today, entries, refused } }: Props) {
  const first: Partial<Record<AbsenceField, string>> = { span: 'rest', firstDate: today };
  const fill = (name: Exclude<AbsenceField, 'kind' | 'reason'>, label: string) => {
    const problem = refused?.[name];
    const error = problem && PROBLEMS[problem];
    return { id: name, name, label, defaultValue: entries[name] ?? first[name] ?? '', error };
  };
  const kind = ABSENCE_KINDS.find((name) => name === entries.kind) ?? 'away';
  const times = slots.map((slot) => (
    <option key={slot} value={slot}>
      {slotToLabel(slot)}
    </option>
  ));
  return (
    <form
      className={`${formStyles.form} ${styles.ask}`}
      method="get"
      action={`${DESK_PATHS.absences}#asked`}
      noValidate
    >
      {refused && <Refusal>Nobody has been told yet. Please check the marked fields.</Refusal>}
      <SelectField {...fill('doctor', 'Doctor')} required>
        <option value="">Choose…</option>
        <option value={ALL_DOCTORS}>{WHOLE_CLINIC}</option>
        <DoctorOptions departments={departments} />
      </SelectField>
      <Choices
        legend="What"
        name="kind"
        chosen={kind}
        choices={ABSENCE_KINDS.map((value) => ({
          value,
          label: (
            <>
              <b>{KINDS[value].name}</b>, {KINDS[value].text}
            </>
          ),
        }))}
      />
      <div className={styles.ifLate}>
        <SelectField {...fill('minutes', 'How late')}>
          <option value="">Choose…</option>
          {LATE_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              About {minutes} minutes
            </option>
          ))}
        </SelectField>
      </div>
      <div className={formStyles.pair}>
        <TextField {...fill('firstDate', 'First day')} type="date" min={today} required />
        <TextField {...fill('lastDate', 'Last day')} type="date" min={today} optionalMark="if several" />
      </div>
      <SelectField {...fill('span', 'Which part')}>
        {ABSENCE_SPANS.map((span) => (
          <option key={span} value={span}>
            {SPANS[span]}
          </option>
        ))}
      </SelectField>
      <div className={`${formStyles.pair} ${styles.ifTimes}`}>
        <SelectField {...fill('firstTime', 'First time')}>
          <option value="">Earliest</option>
          {times}
        </SelectField>
        <SelectField
          {...fill('lastTime', 'Last time')}
          aria-describedby={refused?.lastTime ? 'lastTime-error last-time' : 'last-time'}
        >
          <option value="">Latest</option>
          {times}
        </SelectField>
      </div>
      <p id="last-time" className={`${formStyles.hint} ${styles.ifTimes}`}>
        {lastTimeToWords(slots)}
      </p>
      <p className={formStyles.hint}>Nothing is sent yet.</p>
      <Button type="submit" hasArrow>
        Show who is booked
      </Button>
    </form>
  );
}
