import type { ReactNode } from 'react';
import styles from './Facts.module.css';

type Props = { facts: { label: string; value: ReactNode }[] };

/** A list of facts, each below its name. */
export function Facts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
