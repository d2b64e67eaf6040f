import type { ReactNode } from 'react';
import styles from './BookingFrame.module.css';
import { BookingHelp } from './BookingHelp.tsx';

type Props = {
  /** The night side: what this is. */
  rail: ReactNode;
  /** The clinic's number as words and as a link. */
  phone: string;
  phoneHref: string;
  children: ReactNode;
};

/** What the wizard and the answers to the plain form have in common: the night rail, and the paper beside it. */
export function BookingFrame({ rail, phone, phoneHref, children }: Props) {
  return (
    <div className={styles.frame}>
      {rail}
      <div className={styles.paper}>
        <div className={styles.column}>{children}</div>
      </div>
      <BookingHelp phone={phone} phoneHref={phoneHref} />
    </div>
  );
}
