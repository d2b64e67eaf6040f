import type { NextFree } from '@clinic/contract/appointment.ts';
import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { toShown } from '#lib/booking/shown-names.ts';
import { bookingMessages as words } from '#messages/booking.ts';
import { dateToDay, labelToWords } from '#messages/dates-and-times.ts';
import type { StepProps } from './step-props.ts';
import styles from './steps.module.css';

type Props = Pick<StepProps, 'onChange'> & {
  nextFree: NextFree;
  /** The choices so far, on the step where phones leave the button out once its slot is chosen. */
  values?: StepProps['values'];
};

/** Chooses a doctor and their first free slot with one press. */
export function NextFreeButton({ nextFree: { doctor, date, slot }, values, onChange }: Props) {
  const time = slotToLabel(slot);
  const isChosen = values?.appointmentDate === date && values.appointmentTime === time;
  return (
    <Button
      variant="outline"
      className={styles.nextFree}
      data-chosen={isChosen ? '' : undefined}
      onClick={() => {
        onChange('doctor', doctor);
        onChange('appointmentDate', date);
        onChange('appointmentTime', time);
      }}
    >
      {words.nextFree(dateToDay(date), labelToWords(time), toShown(doctor))}
    </Button>
  );
}
