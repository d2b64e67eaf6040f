import type { AnchorHTMLAttributes } from 'react';
import styles from './ArrowLink.module.css';

/** A link that stands alone, with the amber line that grows under the pointer. */
export function ArrowLink({ className = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={`${styles.link} ${className}`} {...rest}>
      {children}
    </a>
  );
}
