import type { AppointmentConfirmation } from '@clinic/contract/appointment.ts';
import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { slotTimeToWords } from '#lib/booking/appointment-words.ts';
import { toShown } from '#lib/booking/shown-names.ts';
import { dateToWords } from '#messages/dates-and-times.ts';
import { appointmentMessages as words } from '#messages/mails.ts';
import styles from './BookedFacts.module.css';

/** The fields of the API's 201. All are optional, because the wizard takes an answer as a success whatever it holds. */
export type Booked = Partial<AppointmentConfirmation>;

/** The place of the appointment, which only the printed sheet shows. */
export type BookedPlace = { clinicName: { bold: string; light: string }; address: string };

type Props = {
  booked: Booked;
  timeZone: string;
  /** Address of a square picture of the doctor. */
  portrait: string | undefined;
  place: BookedPlace;
  phone: string;
};

/** The facts of a booking. A printed page shows them alone, with the clinic's name and address. */
export function BookedFacts({ booked, timeZone, portrait, place, phone }: Props) {
  const { reference, doctor, department, appointmentDate, appointmentTime = '', manageUrl } = booked;
  const date = appointmentDate && isCalendarDate(appointmentDate) ? appointmentDate : null;
  return (
    <div className={styles.sheet}>
      <p className={`${styles.paper} ${styles.clinic}`}>
        <b>{place.clinicName.bold}</b> {place.clinicName.light}
      </p>
      <dl className={styles.facts}>
        {reference && (
          <div className={styles.row}>
            <dt>{words.reference}</dt>
            <dd className={styles.reference}>{reference}</dd>
          </div>
        )}
        {date && (
          <>
            <div>
              <dt>{words.date}</dt>
              <dd className={styles.fact}>{dateToWords(date)}</dd>
            </div>
            <div>
              <dt>{words.time}</dt>
              <dd className={styles.fact}>{slotTimeToWords(date, appointmentTime, timeZone)}</dd>
            </div>
          </>
        )}
        {doctor && (
          <div className={styles.row}>
            <dt>{words.doctor}</dt>
            <dd className={styles.doctor}>
              {portrait && <img className={styles.portrait} src={portrait} width={88} height={88} alt="" />}
              <span>
                <span className={styles.fact}>{toShown(doctor)}</span>
                <span className={styles.department}>{department && toShown(department)}</span>
              </span>
            </dd>
          </div>
        )}
      </dl>
      {reference && !manageUrl && <p>{words.linkInMail}</p>}
      <p className={styles.paper}>{place.address}</p>
      <p className={styles.paper}>{phone}</p>
    </div>
  );
}
