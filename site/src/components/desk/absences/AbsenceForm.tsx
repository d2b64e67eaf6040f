import {
  ABSENCE_KINDS,
  ABSENCE_SPANS,
  type AbsenceField,
  type AbsencesView,
  LATE_MINUTES,
} from '@clinic/contract/absences.ts';
import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { ALL_DOCTORS } from '@clinic/contract/closures.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '#components/ui/Button.tsx';
import { SelectField, TextField } from '#components/ui/Field.tsx';
import { deskAbsenceMessages } from '#messages/desk-absences.ts';
import { DoctorOptions } from '../closures/DoctorOptions.tsx';
import { Choices } from '../frame/Choices.tsx';
import formStyles from '../frame/Form.module.css';
import { Refusal } from '../frame/Refusal.tsx';
import styles from './Absences.module.css';

const words = deskAbsenceMessages.form;

type Props = { view: Pick<AbsencesView, 'departments' | 'slots' | 'today' | 'entries' | 'refused'> };

/** The form that asks who is booked with a doctor who is late or away. It changes nothing. */
export function AbsenceForm({ view: { departments, slots, today, entries, refused } }: Props) {
  const first: Partial<Record<AbsenceField, string>> = { span: 'rest', firstDate: today };
  const fill = (name: Exclude<AbsenceField, 'kind' | 'reason'>) => {
    const problem = refused?.[name];
    const error = problem && deskAbsenceMessages.problems[problem];
    return { id: name, name, label: words[name], defaultValue: entries[name] ?? first[name] ?? '', error };
  };
  const kind = ABSENCE_KINDS.find((name) => name === entries.kind) ?? 'away';
  const times = slots.map((slot) => (
    <option key={slot} value={slot}>
      {slotToLabel(slot)}
    </option>
  ));
  return (
    <form className={`${formStyles.form} ${styles.ask}`} method="get" action={`${DESK_PATHS.absences}#asked`}>
      {refused && <Refusal>{deskAbsenceMessages.refused}</Refusal>}
      <SelectField {...fill('doctor')} required>
        <option value="">{words.chooseDoctor}</option>
        <option value={ALL_DOCTORS}>{deskAbsenceMessages.whole}</option>
        <DoctorOptions departments={departments} />
      </SelectField>
      <Choices
        legend={words.kind}
        name="kind"
        chosen={kind}
        choices={ABSENCE_KINDS.map((value) => ({
          value,
          label: (
            <>
              <b>{words.kinds[value].name}</b>, {words.kinds[value].text}
            </>
          ),
        }))}
      />
      <div className={styles.ifLate}>
        <SelectField {...fill('minutes')}>
          <option value="">{words.chooseMinutes}</option>
          {LATE_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {words.aboutMinutes(minutes)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={formStyles.pair}>
        <TextField {...fill('firstDate')} type="date" min={today} required />
        <TextField {...fill('lastDate')} type="date" min={today} optionalMark={words.lastDateMark} />
      </div>
      <SelectField {...fill('span')}>
        {ABSENCE_SPANS.map((span) => (
          <option key={span} value={span}>
            {words.spans[span]}
          </option>
        ))}
      </SelectField>
      <div className={`${formStyles.pair} ${styles.ifTimes}`}>
        <SelectField {...fill('firstTime')}>
          <option value="">{words.startOfDay}</option>
          {times}
        </SelectField>
        <SelectField {...fill('lastTime')}>
          <option value="">{words.endOfDay}</option>
          {times}
        </SelectField>
      </div>
      <p className={formStyles.hint}>{words.hint}</p>
      <Button type="submit" hasArrow>
        {words.submit}
      </Button>
    </form>
  );
}
