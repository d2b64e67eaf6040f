import type { Doctor } from '@clinic/contract/booking-calendar.ts';
import { bookingMessages as words } from '#messages/booking.en.ts';
import styles from './ChosenDoctor.module.css';

type Props = {
  doctor: Doctor;
  department: string;
  /** Address of a square picture. */
  portrait: string | undefined;
};

/** The chosen doctor's face, qualifications and languages. */
export function ChosenDoctor({ doctor, department, portrait }: Props) {
  const { name, qualifications, gender, languages } = doctor;
  const facts = [gender && words.genders[gender], languages && words.speaks(languages)].filter(Boolean);
  return (
    <div className={`${styles.doctor} cluster`}>
      {portrait && <img className={styles.portrait} src={portrait} width={88} height={88} alt="" />}
      <div className={styles.words}>
        <p>
          <b>{name}</b>
        </p>
        <p>{department}</p>
        {qualifications && <p className={styles.fact}>{qualifications}</p>}
        {facts.length > 0 && <p className={styles.fact}>{facts.join(' · ')}</p>}
      </div>
    </div>
  );
}
