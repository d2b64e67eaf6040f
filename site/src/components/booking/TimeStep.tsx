import { FIELD_LABELS, MESSAGE_MAX_CHARS, type NextFree } from '@clinic/contract/appointment.ts';
import type { ReactNode } from 'react';
import { TextAreaField, TextField } from '#components/ui/Field.tsx';
import { bookingMessages as words } from '#messages/booking.en.ts';
import { NextFreeButton } from './NextFreeButton.tsx';
import { SlotChoice } from './SlotChoice.tsx';
import { fieldToId, type StepProps, type WizardSlot } from './step-props.ts';
import styles from './steps.module.css';

type Props = StepProps & {
  slots: WizardSlot[];
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

/** Step 3: date, time and message. */
export function TimeStep({
  values,
  errors,
  onChange,
  required,
  slots,
  today,
  lastDate,
  isInteractive,
  monthView,
  notes,
  nextFree,
}: Props) {
  return (
    <div className={styles.columns}>
      {nextFree && <NextFreeButton nextFree={nextFree} onChange={onChange} />}
      <div className={styles.fields}>
        <TextField
          id={fieldToId('appointmentDate')}
          name="appointmentDate"
          type="date"
          label={FIELD_LABELS.appointmentDate}
          error={errors.appointmentDate}
          value={values.appointmentDate}
          onChange={(event) => onChange('appointmentDate', event.target.value)}
          min={today || undefined}
          max={lastDate || undefined}
          enterKeyHint="next"
          {...required}
        />
        {monthView}
      </div>
      <div className={styles.fields}>
        <SlotChoice
          slots={slots}
          chosen={values.appointmentTime}
          error={errors.appointmentTime}
          isPlain={!isInteractive}
          onChoose={(time) => onChange('appointmentTime', time)}
        />
        {notes}
        <TextAreaField
          id={fieldToId('message')}
          name="message"
          label={FIELD_LABELS.message}
          optionalMark={words.optional}
          error={errors.message}
          value={values.message}
          onChange={(event) => onChange('message', event.target.value)}
          placeholder={words.messagePlaceholder}
          maxLength={MESSAGE_MAX_CHARS}
          enterKeyHint="done"
          rows={3}
        />
      </div>
    </div>
  );
}
