import type { ReactNode } from 'react';
import { ReadAloud } from '#components/reading/ReadAloud.tsx';
import { EmergencyCall } from '#components/sections/EmergencyCall.tsx';
import { TextWithNumbers } from '#components/sections/TextWithNumbers.tsx';
import type { EmergencyHelp } from '#lib/clinic/emergency-help.ts';
import type { TextPiece } from '#lib/reading/labelled-text.ts';
import { isUrgent } from '#lib/services/tiers.ts';
import { joinOr } from '#messages/hours.ts';
import { signMessages } from '#messages/services.ts';
import type { Tier } from '#schemas/sign.ts';
import '@clinic/ui/styles/compositions/panel.css';
import styles from './SignBox.module.css';
import { TierTitle } from './TierTitle.tsx';
import { TodayCall } from './TodayCall.tsx';

type Props = {
  tier: Tier;
  /** The beginning of the box's id, for a page with several lists of boxes. */
  place?: string | undefined;
  help: Pick<EmergencyHelp, 'ambulance' | 'action' | 'today'>;
  /** The country's emergency numbers. */
  numbers: readonly string[];
  /** A sentence for the way to the hospital. */
  advice?: string | undefined;
  /** The numbers to call after an operation. */
  night?: TextPiece[] | undefined;
  /** The signs. */
  children: ReactNode;
};

const TONES: Partial<Record<Tier, string>> = { ambulance: 'alarm', now: 'notice', today: 'mint' };

/** A box of signs that need help equally soon: how soon, the signs, and what to do. A visit has no box around it. */
export function SignBox({ tier, place = 'signs', help, numbers, advice, night, children }: Props) {
  const tone = TONES[tier];
  const id = `${place}-${tier}`;
  return (
    <div id={id} className={tone ? `${styles.box} panel` : styles.box} data-tone={tone} data-tier-box={tier}>
      <div className={styles.head}>
        <TierTitle tier={tier} numbers={numbers} />
        {tone && <ReadAloud reads={id} about={signMessages.tiers[tier](joinOr(numbers))} />}
      </div>
      {children}
      {isUrgent(tier) && (
        <p className={styles.action}>
          <TextWithNumbers pieces={tier === 'now' ? help.action : help.ambulance} /> {advice}
        </p>
      )}
      {tier === 'today' && <TodayCall help={help.today} />}
      {night && (
        <div className={styles.night}>
          <EmergencyCall night={night} variant="line" />
        </div>
      )}
    </div>
  );
}
