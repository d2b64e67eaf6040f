import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { bookingMessages as words } from '#messages/booking.en.ts';
import styles from './BookingRail.module.css';
import { ProgressRail } from './ProgressRail.tsx';

type Props = {
  currentStep: number;
  values: AppointmentRequest;
};

/** The night side of the wizard: what this is and how far one is. */
export function BookingRail({ currentStep, values }: Props) {
  return (
    <div className={`${styles.rail} night`}>
      <div>
        <h1 className={styles.title}>
          {`${words.title.thin} `}
          <b>{words.title.bold}</b>
        </h1>
        <p className={styles.subtitle}>{words.subtitle}</p>
      </div>
      <ProgressRail currentStep={currentStep} values={values} />
    </div>
  );
}
