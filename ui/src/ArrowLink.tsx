import type { AnchorHTMLAttributes } from 'react';
import styles from './ArrowLink.module.css';

/** A link that stands alone: underlined words, and an arrow after the last one. */
export function ArrowLink({ className = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={`${styles.link} arrow-after ${className}`} {...rest}>
      {children}
    </a>
  );
}
