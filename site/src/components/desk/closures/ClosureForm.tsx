import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import {
  AFTERNOON_START,
  ALL_DOCTORS,
  CLOSURE_REASON_MAX_CHARS,
  type ClosureField,
  type ClosuresView,
  EVERY_WEEK,
  MORNING_END,
} from '@clinic/contract/closures.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '#components/ui/Button.tsx';
import { SelectField, TextField } from '#components/ui/Field.tsx';
import { deskClosureMessages } from '#messages/desk-closures.ts';
import styles from '../frame/Form.module.css';
import { Refusal } from '../frame/Refusal.tsx';
import { DoctorOptions } from './DoctorOptions.tsx';

const words = deskClosureMessages.form;

type Props = { view: Pick<ClosuresView, 'departments' | 'slots' | 'today' | 'entries' | 'refused'> };

/** The form that closes the times of one doctor or of all doctors, on one or several days. */
export function ClosureForm({ view: { departments, slots, today, entries, refused } }: Props) {
  const fill = (name: ClosureField) => {
    const problem = refused?.reasons[name];
    const error = problem && deskClosureMessages.problems[problem];
    return { id: name, name, label: words[name], defaultValue: (refused?.entries ?? entries)[name] ?? '', error };
  };
  const times = slots
    .filter((slot) => slot !== AFTERNOON_START)
    .map((slot) => (
      <option key={slot} value={slot}>
        {slotToLabel(slot)}
      </option>
    ));
  return (
    <form className={styles.form} method="post" action={DESK_PATHS.closures}>
      {refused && <Refusal>{deskClosureMessages.refused}</Refusal>}
      <SelectField {...fill('doctor')} required>
        <option value="">{words.chooseDoctor}</option>
        <option value={ALL_DOCTORS}>{words.allDoctors}</option>
        <DoctorOptions departments={departments} />
      </SelectField>
      <div className={styles.pair}>
        <TextField {...fill('firstDate')} type="date" min={today} required />
        <TextField {...fill('lastDate')} type="date" min={today} optionalMark={words.lastDateMark} />
      </div>
      <SelectField {...fill('every')}>
        <option value="">{words.everyDay}</option>
        <option value={EVERY_WEEK}>{words.everyWeek}</option>
      </SelectField>
      <div className={styles.pair}>
        <SelectField {...fill('firstTime')}>
          <option value="">{words.startOfDay}</option>
          <option value={AFTERNOON_START}>{words.afternoon(slotToLabel(AFTERNOON_START))}</option>
          {times}
        </SelectField>
        <SelectField {...fill('lastTime')}>
          <option value="">{words.endOfDay}</option>
          <option value={MORNING_END}>{words.morning(slotToLabel(AFTERNOON_START))}</option>
          {times}
        </SelectField>
      </div>
      <TextField {...fill('reason')} optionalMark={words.optional} maxLength={CLOSURE_REASON_MAX_CHARS} />
      <p className={styles.hint}>{words.hint}</p>
      <Button type="submit" hasArrow>
        {words.submit}
      </Button>
    </form>
  );
}
