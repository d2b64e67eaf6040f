import type { NextFree } from '@clinic/contract/appointment.ts';
import { getDayOfYear, getWeekday, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { Button } from '#components/ui/Button.tsx';
import { bookingMessages as words } from '#messages/booking.en.ts';
import type { StepProps } from './step-props.ts';
import styles from './steps.module.css';

type Props = Pick<StepProps, 'onChange'> & { nextFree: NextFree };

/** Chooses a doctor and their first free slot with one press. */
export function NextFreeButton({ nextFree: { doctor, date, slot }, onChange }: Props) {
  const time = slotToLabel(slot);
  return (
    <Button
      variant="outline"
      className={styles.nextFree}
      onClick={() => {
        onChange('doctor', doctor);
        onChange('appointmentDate', date);
        onChange('appointmentTime', time);
      }}
    >
      {words.nextFree(`${getWeekday(date)} ${getDayOfYear(date)}`, time, doctor)}
    </Button>
  );
}
