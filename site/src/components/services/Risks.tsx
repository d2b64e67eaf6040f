import { serviceMessages } from '#messages/services.en.ts';
import styles from './Risks.module.css';

export type Risk = { risk: string; often: string; source?: string | undefined };

/** The risks of an operation, with their frequency and the source of each number. */
export function Risks({ items }: { items: Risk[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ risk, often, source }) => (
        <li key={risk} className={styles.item}>
          <b className={styles.risk}>{risk}.</b> {often}
          {source && (
            <small className={styles.source}>
              {serviceMessages.riskSource} {source}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
