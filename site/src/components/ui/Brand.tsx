import type { AnchorHTMLAttributes } from 'react';
import styles from './Brand.module.css';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  name: { bold: string; light: string };
  /** Width and height of the sign in px. */
  size?: number;
};

/** The clinic's sign and name; leads home. */
export function Brand({ name, size = 40, className = '', ...rest }: Props) {
  return (
    <a href="/" className={`${styles.brand} ${className}`} {...rest}>
      <BrandSign size={size} />
      <span className={styles.name}>
        {name.bold} <span className={styles.light}>{name.light}</span>
      </span>
    </a>
  );
}

/** Four lines from one point; one of them, amber, ends in a dot. */
export function BrandSign({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" fill="none" strokeLinecap="round" aria-hidden="true">
      <path
        d="M38.5 20a18.5 18.5 0 1 1-37 0 18.5 18.5 0 1 1 37 0zM2 20c7 0 8-8 15-8M2 20c9 0 9-3 18-3M2 20c8 0 9 10 17 9"
        stroke="currentColor"
        strokeWidth="1.7"
      />
      <path d="M2 20c10 0 12 3.4 23 3" stroke="var(--accent)" strokeWidth="2.2" />
      <circle cx="26.5" cy="23" r="3.6" fill="var(--accent)" />
    </svg>
  );
}
