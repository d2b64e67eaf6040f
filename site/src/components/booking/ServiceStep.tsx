import type { NextFree } from '@clinic/contract/appointment.ts';
import type { Department } from '@clinic/contract/booking-calendar.ts';
import { SelectField } from '@clinic/ui/Field.tsx';
import { ShownOption } from '@clinic/ui/ShownOption.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { toShown } from '#lib/booking/shown-names.ts';
import { bookingMessages as words } from '#messages/booking.ts';
import { DoctorOptions } from './DoctorOptions.tsx';
import { NextFreeButton } from './NextFreeButton.tsx';
import { connectField, fieldToId, type StepProps } from './step-props.ts';
import styles from './steps.module.css';

type Props = StepProps & {
  departments: Department[];
  /** Facts about the chosen doctor; absent without script. */
  chosenDoctor?: ReactNode;
  /** The kinds of visits to choose from, if there are any; absent without script. */
  visitChoice?: ReactNode;
  /** Opens the times of all doctors of the department; absent without script. */
  anyDoctor?: ReactNode;
  /** The table of symptoms, whose links choose a department. */
  guide?: ReactNode;
  /** The first free slot of the department's doctors, if it is known. */
  nextFree?: NextFree | undefined;
  /** False without script: every doctor is then offered, grouped by department. */
  isInteractive: boolean;
};

/** Step 2: department and doctor. */
export function ServiceStep({
  departments,
  chosenDoctor,
  visitChoice,
  anyDoctor,
  guide,
  nextFree,
  isInteractive,
  ...step
}: Props) {
  const { values, onChange } = step;
  const { department } = values;
  const { doctors = [], treats } = departments.find(({ name }) => name === department) ?? {};
  const chooseByLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const linked = departments.find(({ id }) => link?.search === `?department=${id}`);
    // With Ctrl or Cmd held the link opens in another tab.
    if (!link || !linked || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChange('department', linked.name);
    link.closest('details')?.removeAttribute('open');
    document.getElementById(fieldToId('department'))?.focus();
  };
  return (
    <div className={styles.fields}>
      <div>
        <SelectField {...connectField(step, 'department')} enterKeyHint="next" required>
          <option value="">{words.chooseDepartment}</option>
          {departments.map(({ id, name }) => (
            <ShownOption key={id} value={name} label={toShown(name)} />
          ))}
        </SelectField>
        {/* Always rendered, so that screen readers announce its content. */}
        <p aria-live="polite" className={styles.told}>
          {isInteractive && treats && words.treats(treats)}
        </p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks and keys act on the links inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
        <div onClick={chooseByLink}>{guide}</div>
      </div>
      <div>
        <SelectField
          {...connectField(step, 'doctor')}
          enterKeyHint="done"
          disabled={isInteractive && department === ''}
          required
        >
          <option value="">
            {isInteractive && department === '' ? words.chooseDepartmentFirst : words.chooseDoctor}
          </option>
          {isInteractive ? (
            doctors.map(({ id, name }) => <ShownOption key={id} value={name} label={toShown(name)} />)
          ) : (
            <DoctorOptions departments={departments} />
          )}
        </SelectField>
        {anyDoctor}
      </div>
      {/* Always rendered, so that screen readers announce its content. */}
      <div aria-live="polite" className={styles.chosen}>
        {chosenDoctor}
        {nextFree && <NextFreeButton nextFree={nextFree} onChange={onChange} />}
      </div>
      {visitChoice}
    </div>
  );
}
