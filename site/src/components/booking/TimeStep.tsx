import type { NextFree, ShownSlot } from '@clinic/contract/appointment.ts';
import { OPTIONAL_FIELDS, OPTIONAL_TEXTS } from '@clinic/contract/patient-words.ts';
import { TextAreaField, TextField } from '@clinic/ui/Field.tsx';
import type { ReactNode } from 'react';
import type { TimeGroup } from '#lib/browser/booking/time-groups.ts';
import { bookingMessages as words } from '#messages/booking.ts';
import { NextFreeButton } from './NextFreeButton.tsx';
import { SlotChoice } from './SlotChoice.tsx';
import { connectField, type StepProps } from './step-props.ts';
import styles from './steps.module.css';

type Props = StepProps & {
  times: TimeGroup<ShownSlot>[];
  /** Today by the clinic's clock; empty in a built page, which does not know it. */
  today: string;
  /** The last day that can be booked; empty in a built page. */
  lastDate: string;
  isInteractive: boolean;
  /** A month view below the date field; absent without script. */
  monthView: ReactNode;
  /** Notes below the slots; absent without script. */
  notes: ReactNode;
  /** The doctor's first free slot, if it is known. */
  nextFree?: NextFree | undefined;
};

/** Step 3: date, time and the texts that may be left out. */
export function TimeStep({ times, today, lastDate, isInteractive, monthView, notes, nextFree, ...step }: Props) {
  return (
    <div className={styles.columns}>
      {nextFree && <NextFreeButton nextFree={nextFree} values={step.values} onChange={step.onChange} />}
      <div className={styles.fields}>
        <TextField
          {...connectField(step, 'appointmentDate')}
          type="date"
          min={today || undefined}
          max={lastDate || undefined}
          enterKeyHint="next"
          required
        />
        {monthView}
      </div>
      <div className={styles.fields}>
        <SlotChoice
          groups={times}
          chosen={step.values.appointmentTime}
          error={step.errors.appointmentTime}
          onChoose={(time) => step.onChange('appointmentTime', time)}
        />
        {notes}
        {OPTIONAL_FIELDS.map((field) => (
          <TextAreaField
            key={field}
            {...connectField(step, field)}
            optionalMark={words.optional}
            maxLength={OPTIONAL_TEXTS[field]}
            placeholder={words.placeholders[field]}
            enterKeyHint="done"
            rows={3}
          />
        ))}
      </div>
    </div>
  );
}
