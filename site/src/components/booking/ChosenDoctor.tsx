import { type BookingCalendar, getDoctors } from '@clinic/contract/booking-calendar.ts';
import { describeHours } from '#lib/booking/doctor-hours.ts';
import { toShown } from '#lib/booking/shown-names.ts';
import { chosenDoctorWords as words } from '#messages/booking-late.ts';
import styles from './ChosenDoctor.module.css';

type Props = {
  calendar: BookingCalendar;
  /** Department and doctor are names; either may be empty. */
  department: string;
  doctor: string;
  /** Addresses of square pictures by the doctor's id. */
  portraits: Record<string, string>;
};

/** The chosen doctor's face, qualifications, languages and hours, where they are the doctor's own. */
export function ChosenDoctor({ calendar, department, doctor, portraits }: Props) {
  const chosen = getDoctors(calendar, department).find(({ name }) => name === doctor);
  if (!chosen) return null;
  const { id, name, qualifications, gender, languages, hours } = chosen;
  const portrait = portraits[id];
  const facts = [gender && words.genders[gender], languages && words.speaks(languages)].filter(Boolean);
  return (
    <div className={`${styles.doctor} cluster`}>
      {portrait && <img className={styles.portrait} src={portrait} width={88} height={88} alt="" />}
      <div className={styles.words}>
        <p>
          <b>{toShown(name)}</b>
        </p>
        <p>{toShown(department)}</p>
        {qualifications && <p className={styles.fact}>{qualifications}</p>}
        {hours && <p className={styles.fact}>{describeHours(hours)}</p>}
        {facts.length > 0 && <p className={styles.fact}>{facts.join(' · ')}</p>}
      </div>
    </div>
  );
}
