import { serviceMessages } from '#messages/services.ts';
import styles from './Risks.module.css';

export type Risk = { risk: string; often: string };

/** The risks of an operation, with their frequency. `Sources` names where the numbers come from. */
export function Risks({ items }: { items: Risk[] }) {
  return (
    <>
      <ul className={styles.list}>
        {items.map(({ risk, often }) => (
          <li key={risk} className={styles.item}>
            <b className={styles.risk}>{risk}.</b> {often}
          </li>
        ))}
      </ul>
      <p className={styles.meaning}>{serviceMessages.frequencyWords}</p>
    </>
  );
}
