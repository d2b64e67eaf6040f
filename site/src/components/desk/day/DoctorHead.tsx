import type { DeskColumn } from '@clinic/contract/desk.ts';
import styles from './DoctorHead.module.css';

/** The heading of a doctor's column. A doctor with appointments has a wider column. */
export function DoctorHead({ doctor, department, slots }: DeskColumn) {
  const isBusy = slots.some(({ appointments }) => appointments.length > 0);
  return (
    <th scope="col" className={styles.doctor} data-busy={isBusy ? '' : undefined}>
      {doctor}
      <span className={styles.department}>{department}</span>
    </th>
  );
}
