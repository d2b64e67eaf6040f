import type { Visit } from '@clinic/contract/booking-calendar.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { toShown } from '#lib/booking/shown-names.ts';
import { withLanguage } from '#lib/paths/language-query.ts';
import { bookingMessages } from '#messages/booking.ts';
import { visitWords as words } from '#messages/booking-late.ts';
import styles from './VisitChoice.module.css';

type Props = { visits: readonly Visit[]; apiBase: string };

/** Sends the form without script: one button for each kind of visit, because the body has no field for it. */
export function VisitButtons({ visits, apiBase }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons
    <div role="group" aria-labelledby="booking-visits">
      <p id="booking-visits" className="field-label">
        {words.title}
      </p>
      <div className={styles.visits}>
        {visits.map((visit) => (
          <Button
            key={visit.id}
            type="submit"
            className={styles.send}
            formAction={apiBase + withLanguage(`${APPOINTMENTS_PATH}?${new URLSearchParams({ visit: visit.id })}`)}
          >
            <span>
              {`${bookingMessages.confirm}: ${toShown(visit.name)}`}
              <span className={styles.facts}>{words.facts(visit)}</span>
              {!visit.forNewPatients && <span className={styles.facts}>{`(${words.notForNewPatients})`}</span>}
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}
