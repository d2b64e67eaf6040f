import type { HTMLAttributes, ReactNode } from 'react';
import styles from './SectionHeading.module.css';

type Props = HTMLAttributes<HTMLHeadingElement> & {
  /** The section's name; it labels the section, so it comes first in the heading. */
  name?: string;
  /** A sentence in two weights: the state of things thin, the promise bold. */
  display: { thin: string; bold: ReactNode };
  size?: 'closing';
};

/** A section's h2: its name with line and dot, then a display line. Both form one heading. */
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
