import type { DeskColumn } from '@clinic/contract/desk.ts';
import type { ReactNode } from 'react';
import styles from './DoctorHead.module.css';

type Props = {
  column: DeskColumn;
  /** The menu of what can be done with the doctor's times. */
  menu?: ReactNode;
};

/** The heading of a doctor's column. A doctor with appointments has a wider column. */
export function DoctorHead({ column: { doctor, department, slots }, menu }: Props) {
  const isBusy = slots.some(({ appointments }) => appointments.length > 0);
  return (
    <th scope="col" className={styles.doctor} data-busy={isBusy ? '' : undefined} data-menu={menu ? '' : undefined}>
      {doctor}
      <span className={styles.department}>{department}</span>
      {menu}
    </th>
  );
}
