import type { AnchorHTMLAttributes } from 'react';
import styles from './ArrowLink.module.css';

/** A link that stands alone, with a line that grows on hover. */
export function ArrowLink({ className = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={`${styles.link} touch-target arrow-after ${className}`} {...rest}>
      {children}
    </a>
  );
}
