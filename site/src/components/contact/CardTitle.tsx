import type { HTMLAttributes } from 'react';
import styles from './CardTitle.module.css';

/** The heading of a part of the card, with the site's line and dot. */
export function CardTitle({ children, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
  return (
    <h2 className={`${styles.title} marker`} {...rest}>
      {children}
    </h2>
  );
}
