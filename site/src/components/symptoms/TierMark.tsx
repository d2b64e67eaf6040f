import type { Tier } from '#lib/services/symptoms.ts';
import { symptomMessages } from '#messages/symptoms.ts';
import styles from './TierMark.module.css';

/** How soon a sign needs help: words, and a shape of their own. */
export function TierMark({ tier }: { tier: Tier }) {
  return (
    <span className={styles.tier} data-tier={tier}>
      {symptomMessages.tiers[tier]}
    </span>
  );
}
