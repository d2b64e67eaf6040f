import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

type Look = {
  /** `on-night` and `outline` are the second choice beside a primary one; `call` is for telephone links. */
  variant?: 'primary' | 'outline' | 'on-night' | 'call';
  size?: 'small';
  hasArrow?: boolean;
};

/** An action on this page. */
export function Button({
  variant = 'primary',
  size,
  hasArrow = false,
  className = '',
  children,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" className={toClass(hasArrow, className)} data-variant={variant} data-size={size} {...rest}>
      {children}
    </button>
  );
}

/** A link to another page that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size,
  hasArrow = false,
  className = '',
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={toClass(hasArrow, className)} data-variant={variant} data-size={size} {...rest}>
      {children}
    </a>
  );
}

const toClass = (hasArrow: boolean, className: string) =>
  `${styles.button} ${hasArrow ? 'arrow-after' : ''} ${className}`;
