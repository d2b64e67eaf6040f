import type { ReactNode } from 'react';
import { formatDays, formatHours, type OpeningHours } from '#lib/browser/contact/opening-hours.ts';
import { openingHoursMessages as words } from '#messages/contact.ts';
import { CardTitle } from './CardTitle.tsx';
import styles from './OpeningHoursList.module.css';
import { OPENING_HOURS, OPENING_STATUS, OPENING_ZONE } from './OpeningHoursList.script.ts';

type Props = { hours: OpeningHours[]; timeZone: string; children?: ReactNode };

/** The desk's hours. `OpeningHoursList.script.ts` adds whether the desk is open now. */
export function OpeningHoursList({ hours, timeZone, children }: Props) {
  return (
    <section aria-labelledby="hours-title">
      <div className={`${styles.head} cluster`}>
        <CardTitle id="hours-title">{words.title}</CardTitle>
        <p className={`${styles.status} needs-script`} {...{ [OPENING_STATUS]: '', [OPENING_ZONE]: timeZone }} />
      </div>
      <ul className={styles.list}>
        {hours.map((run) => (
          <li key={run.from} className={`${styles.row} cluster`} {...{ [OPENING_HOURS]: JSON.stringify(run) }}>
            <span>{formatDays(run)}</span> <span className={styles.hours}>{formatHours(run) ?? words.closed}</span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
