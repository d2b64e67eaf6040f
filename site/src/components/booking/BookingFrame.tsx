import type { ReactNode } from 'react';
import styles from './BookingFrame.module.css';
import { BookingHelp } from './BookingHelp.tsx';

type Props = {
  /** The dark column beside the form. */
  rail: ReactNode;
  phone: string;
  children: ReactNode;
};

/** The two columns of the wizard and of the answers to the form without script: the dark rail and the light sheet. */
export function BookingFrame({ rail, phone, children }: Props) {
  return (
    <div className={styles.frame}>
      {rail}
      <div id="book" className={styles.paper}>
        <div className={styles.column}>{children}</div>
      </div>
      <BookingHelp phone={phone} />
    </div>
  );
}
