import { TextWithNumbers } from '#components/sections/TextWithNumbers.tsx';
import { TierMark } from '#components/signs/TierMark.tsx';
import { TodayCall } from '#components/signs/TodayCall.tsx';
import type { EmergencyHelp } from '#lib/clinic/emergency-help.ts';
import type { Symptom } from '#lib/services/symptoms.ts';
import { symptomMessages as words } from '#messages/services.ts';
import { TIERS, type Tier } from '#schemas/sign.ts';
import styles from './SymptomList.module.css';

type Props = {
  symptoms: Symptom[];
  help: EmergencyHelp;
  /** The country's emergency numbers. */
  numbers: readonly string[];
};

/**
 * Signs of one region, the most urgent first, each with what it may be and where to go on. Above them stands how soon to be
 * seen. One that cannot wait offers no booking.
 */
export function SymptomList({ symptoms, help, numbers }: Props) {
  const groups = TIERS.map((tier) => ({ tier, signs: symptoms.filter((symptom) => symptom.tier === tier) }));
  return groups
    .filter(({ signs }) => signs.length > 0)
    .map(({ tier, signs }) => (
      <div key={tier} className={styles.group} data-tier-box={tier}>
        <TierMark tier={tier} numbers={numbers} />
        <WhatToDo tier={tier} help={help} />
        <ul className={styles.list}>
          {signs.map((symptom) => (
            <Entry key={symptom.id} {...symptom} />
          ))}
        </ul>
      </div>
    ));
}

function WhatToDo({ tier, help }: { tier: Tier; help: EmergencyHelp }) {
  if (tier === 'today') return <TodayCall help={help.today} />;
  if (tier !== 'ambulance' && tier !== 'now') return null;
  return (
    <p className={styles.action}>
      <TextWithNumbers pieces={tier === 'now' ? help.action : help.ambulance} />
    </p>
  );
}

function Entry({ id, say, mayBe, tier, services, department }: Symptom) {
  return (
    <li className={styles.symptom} data-sign={id} data-tier={tier}>
      <p className={styles.notice}>{say}</p>
      <p>{mayBe}</p>
      <div className={styles.ways}>
        {services.map(({ title, href }) => (
          <a key={href} className="touch-target" href={href}>
            {title}
          </a>
        ))}
        {tier !== 'ambulance' && tier !== 'now' && department && (
          <a className="touch-target" href={department.href}>
            {words.book(department.name)}
          </a>
        )}
      </div>
    </li>
  );
}
