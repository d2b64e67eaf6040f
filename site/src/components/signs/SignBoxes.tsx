import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { Fold } from '@clinic/ui/Fold.tsx';
import type { ComponentProps } from 'react';
import type { TierGroup } from '#lib/services/signs.ts';
import { isUrgent } from '#lib/services/tiers.ts';
import { serviceMessages, signMessages } from '#messages/services.ts';
import { SignBox } from './SignBox.tsx';
import styles from './SignBoxes.module.css';
import { SignList } from './SignList.tsx';

export type SignBoxesProps = Omit<ComponentProps<typeof SignBox>, 'tier' | 'children'> & {
  /** Signs by how soon they need help, the most urgent first. */
  groups: readonly TierGroup[];
  /** Leads to the booking of a visit. */
  bookHref: string;
};

/** With more signs for a visit than this, a phone folds them under a name. */
const VISIBLE_SIGNS_MAX = 2;

/**
 * Signs in a box for each tier that has some. Only signs that can wait for any visit may be folded. The box of signs for
 * today names the number to call after an operation; without it the last urgent box does.
 */
export function SignBoxes({ groups, advice, night, bookHref, ...box }: SignBoxesProps) {
  const lastUrgent = groups.findLast(({ tier }) => isUrgent(tier))?.tier;
  const isNightTold = groups.some(({ tier }) => tier === 'today');
  return (
    <div className={styles.boxes}>
      {groups.map(({ tier, signs }) => (
        <SignBox
          key={tier}
          tier={tier}
          {...box}
          {...(tier === lastUrgent && { advice, night: isNightTold ? undefined : night })}
        >
          {tier === 'book' && signs.length > VISIBLE_SIGNS_MAX ? (
            <Fold title={serviceMessages.folds.signs(signs.length)} variant="phone">
              <SignList signs={signs} />
            </Fold>
          ) : (
            <SignList signs={signs} />
          )}
        </SignBox>
      ))}
      {groups.some(({ tier }) => tier === 'week' || tier === 'book') && (
        <ArrowLink href={bookHref}>{signMessages.bookLink}</ArrowLink>
      )}
    </div>
  );
}
