import type { HTMLAttributes } from 'react';
import styles from './Card.module.css';

type Props = HTMLAttributes<HTMLDivElement> & { tone?: 'notice' | 'error' };

/** A box with a colored ground for what matters most in a card, an aside or a dialog. */
export function Box({ tone, ...rest }: Props) {
  return <div className={styles.box} data-tone={tone} {...rest} />;
}
