import type { AnchorHTMLAttributes } from 'react';
import styles from './Text.module.css';

/** A link in the desk's text, as high and as wide as a finger. */
export function TextLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={styles.link} {...props} />;
}
