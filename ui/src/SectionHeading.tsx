import type { HTMLAttributes, ReactNode } from 'react';
import styles from './SectionHeading.module.css';

type Props = HTMLAttributes<HTMLHeadingElement> & {
  /** The section's name, which comes first because the heading labels the section. */
  name?: string;
  /** A sentence in two weights. */
  display: { thin: string; bold: ReactNode };
  /** `brief` stays on one line of a phone where it can. */
  size?: 'closing' | 'brief';
};

/** A section's h2: its name, and a display line in two weights. */
export function SectionHeading({ name, display, size, ...rest }: Props) {
  return (
    <h2 className={styles.heading} data-size={size} {...rest}>
      {name && (
        <>
          <span className={`${styles.marker} marker`}>{name}</span>
          <span className="visually-hidden">: </span>
        </>
      )}
      {display.thin} <b>{display.bold}</b>
    </h2>
  );
}
