import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { bookingMessages as words } from '#messages/booking.en.ts';
import styles from './BookingRail.module.css';
import { ProgressRail } from './ProgressRail.tsx';

type Props = {
  currentStep: number;
  values: AppointmentRequest;
  /** The clinic's number, for those who prefer to talk, as words and as a link. */
  phone: string;
  phoneHref: string;
};

/** The night side of the wizard: what this is, how far one is, whom to call instead. */
export function BookingRail({ currentStep, values, phone, phoneHref }: Props) {
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
      <p className={styles.help}>
        {words.preferToTalk} <a href={phoneHref}>{phone}</a>
      </p>
    </div>
  );
}
