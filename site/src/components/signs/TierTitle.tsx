import { splitNumbers } from '@clinic/contract/content-texts.ts';
import { TextWithNumbers } from '#components/sections/TextWithNumbers.tsx';
import { joinOr } from '#messages/hours.ts';
import { signMessages } from '#messages/services.ts';
import type { Tier } from '#schemas/sign.ts';
import styles from './TierTitle.module.css';

type Props = {
  tier: Tier;
  /** The country's emergency numbers. */
  numbers: readonly string[];
};

/** The heading of signs that need help equally soon. How soon stands in bold letters, and each number is a link. */
export function TierTitle({ tier, numbers }: Props) {
  const title = signMessages.tiers[tier](joinOr(numbers));
  const [, when = '', act = title] = /^([^:]+:) (.+)$/s.exec(title) ?? [];
  return (
    <h3 className={styles.title} data-tier-title={tier}>
      {when && (
        <>
          <b className={styles.when}>{when}</b>{' '}
        </>
      )}
      <TextWithNumbers pieces={splitNumbers(act, numbers)} />
    </h3>
  );
}
