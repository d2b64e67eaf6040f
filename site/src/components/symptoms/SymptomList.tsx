import { phoneToHref } from '#lib/clinic/phone.ts';
import type { Symptom } from '#lib/services/symptoms.ts';
import { symptomMessages as words } from '#messages/symptoms.ts';
import styles from './SymptomList.module.css';
import { TierMark } from './TierMark.tsx';

type Props = {
  symptoms: Symptom[];
  /** The desk's number, for signs that need a call. */
  phone: string;
};

/** Signs, each with what it may be, how soon to be seen, and where to go on. One that cannot wait offers no booking. */
export function SymptomList({ symptoms, phone }: Props) {
  return (
    <ul className={styles.list}>
      {symptoms.map(({ notice, mayBe, tier, service, department }) => (
        <li key={notice} className={styles.symptom}>
          <p className={styles.notice}>{notice}</p>
          <p>{mayBe}</p>
          <div className={styles.ways}>
            <TierMark tier={tier} />
            {tier === 'today' && (
              <a className="touch-target" href={phoneToHref(phone)}>
                {words.call(phone)}
              </a>
            )}
            {service && (
              <a className="touch-target" href={service.href}>
                {service.title}
              </a>
            )}
            {tier !== 'now' && (
              <a className="touch-target" href={department.href}>
                {words.book(department.name)}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
