import type { ClosuresView } from '@clinic/contract/closures.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { SessionField, SessionRefusal, SessionsPart } from '@clinic/contract/sessions.ts';
import { SLOT_MAX_MINUTES, SLOT_MIN_MINUTES } from '@clinic/contract/timetable.ts';
import { Button } from '#components/ui/Button.tsx';
import { SelectField, TextField } from '#components/ui/Field.tsx';
import { endToLabel } from '#lib/desk/desk-times.ts';
import { dateToDay, dateToDayOfCalendar } from '#messages/dates.ts';
import { deskSessionMessages } from '#messages/desk-sessions.ts';
import { DoctorOptions } from '../closures/DoctorOptions.tsx';
import styles from '../frame/Form.module.css';
import { Refusal } from '../frame/Refusal.tsx';

const words = deskSessionMessages.form;

type Props = Pick<ClosuresView, 'departments' | 'today'> & { part: Pick<SessionsPart, 'entries' | 'refused'> };

/** The form that opens an extra session of a doctor, once or every week. */
export function SessionForm({ part: { entries, refused }, departments, today }: Props) {
  const fill = (name: SessionField) => {
    const refusal = refused?.[name];
    const error = refusal && refusalToWords(refusal);
    return { id: `session-${name}`, name, label: words[name], defaultValue: entries[name], error };
  };
  return (
    <form className={styles.form} method="post" action={DESK_PATHS.sessions}>
      {refused && <Refusal>{deskSessionMessages.refused}</Refusal>}
      <SelectField {...fill('doctor')} required>
        <option value="">{words.chooseDoctor}</option>
        <DoctorOptions departments={departments} />
      </SelectField>
      <div className={styles.pair}>
        <TextField {...fill('firstDate')} type="date" min={today} required />
        <TextField {...fill('lastDate')} type="date" min={today} optionalMark={words.lastDateMark} />
      </div>
      <div className={styles.pair}>
        <TextField {...fill('from')} type="time" required />
        <TextField {...fill('to')} type="time" required />
      </div>
      <TextField
        {...fill('minutes')}
        type="number"
        inputMode="numeric"
        min={SLOT_MIN_MINUTES}
        max={SLOT_MAX_MINUTES}
        required
      />
      <p className={styles.hint}>{words.hint}</p>
      <Button type="submit" hasArrow>
        {words.submit}
      </Button>
    </form>
  );
}

function refusalToWords({ problem, overlap, lastDate }: SessionRefusal): string {
  const text = deskSessionMessages.problems[problem];
  if (lastDate) return deskSessionMessages.lastDate(text, dateToDayOfCalendar(lastDate));
  if (!overlap) return text;
  const { date, span } = overlap;
  return deskSessionMessages.overlap(text, dateToDay(date), endToLabel(span.start), endToLabel(span.end));
}
