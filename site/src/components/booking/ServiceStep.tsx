import { FIELD_LABELS } from '@clinic/contract/appointment.ts';
import type { Department } from '@clinic/contract/booking-calendar.ts';
import { SelectField } from '#components/ui/Field.tsx';
import { bookingMessages as words } from '#messages/booking.en.ts';
import { ChosenDoctor } from './ChosenDoctor.tsx';
import { fieldToId, type StepProps } from './step-props.ts';
import styles from './steps.module.css';

type Props = StepProps & {
  departments: Department[];
  /** Addresses of portraits by the doctor's id. */
  portraits: Record<string, string>;
  /** Without script every doctor is offered, grouped by department. */
  isInteractive: boolean;
};

/** Step 2: department and doctor. */
export function ServiceStep({ values, errors, onChange, departments, portraits, isInteractive }: Props) {
  const { department, doctor } = values;
  const doctors = departments.find(({ name }) => name === department)?.doctors ?? [];
  const chosen = doctors.find(({ name }) => name === doctor);
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
        {departments.map(({ id, name }) => (
          <option key={id}>{name}</option>
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
          ? doctors.map(({ id, name }) => <option key={id}>{name}</option>)
          : departments.map(({ id, name, doctors: all }) => (
              <optgroup key={id} label={name}>
                {all.map((one) => (
                  <option key={one.id}>{one.name}</option>
                ))}
              </optgroup>
            ))}
      </SelectField>
      {/* The empty element is there from the start, so that screen readers read what comes into it. */}
      <div aria-live="polite" className={styles.chosen}>
        {isInteractive && chosen && (
          <ChosenDoctor doctor={chosen} department={department} portrait={portraits[chosen.id]} />
        )}
      </div>
    </div>
  );
}
