import { joinOr } from '#messages/hours.ts';
import { signMessages } from '#messages/services.ts';
import type { Tier } from '#schemas/sign.ts';
import styles from './TierMark.module.css';

type Props = {
  tier: Tier;
  /** The country's emergency numbers. */
  numbers: readonly string[];
};

/** How soon signs need help: words, and a shape of their own. */
export function TierMark({ tier, numbers }: Props) {
  return (
    <span className={styles.tier} data-tier-mark={tier}>
      {signMessages.tiers[tier](joinOr(numbers))}
    </span>
  );
}
