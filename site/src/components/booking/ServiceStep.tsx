import { FIELD_LABELS } from '@clinic/contract/appointment.ts';
import type { Department } from '@clinic/contract/booking-calendar.ts';
import { SelectField } from '#components/ui/Field.tsx';
import { bookingMessages as words } from '#messages/booking.en.ts';
import { ChosenDoctor } from './ChosenDoctor.tsx';
import { fieldToId, type StepProps } from './step-props.ts';
import styles from './steps.module.css';

type Props = StepProps & {
  departments: Department[];
  /** Addresses of portraits by the doctor's name. */
  portraits: Record<string, string>;
  /** Without script every doctor is offered, grouped by department. */
  isInteractive: boolean;
};

/** Step 2: what for, and whom to see. */
export function ServiceStep({ values, errors, onChange, departments, portraits, isInteractive }: Props) {
  const { department, doctor } = values;
  const portrait = portraits[doctor];
  const doctors = departments.find(({ name }) => name === department)?.doctors ?? [];
  return (
    <div className={styles.fields}>
      <SelectField
        id={fieldToId('department')}
        name="department"
        label={FIELD_LABELS.department}
        error={errors.department}
        value={department}
        onChange={(event) => onChange('department', event.target.value)}
        enterKeyHint="next"
        required
      >
        <option value="">{words.chooseDepartment}</option>
        {departments.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        id={fieldToId('doctor')}
        name="doctor"
        label={FIELD_LABELS.doctor}
        error={errors.doctor}
        value={doctor}
        onChange={(event) => onChange('doctor', event.target.value)}
        enterKeyHint="done"
        disabled={isInteractive && department === ''}
        required
      >
        <option value="">
          {isInteractive && department === '' ? words.chooseDepartmentFirst : words.chooseDoctor}
        </option>
        {isInteractive
          ? doctors.map((name) => <option key={name}>{name}</option>)
          : departments.map(({ name, doctors: all }) => (
              <optgroup key={name} label={name}>
                {all.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </optgroup>
            ))}
      </SelectField>
      {portrait && <ChosenDoctor name={doctor} department={department} portrait={portrait} />}
    </div>
  );
}
