import type { Visit } from '@clinic/contract/booking-calendar.ts';
import { toShown } from '#lib/booking/shown-names.ts';
import { visitWords as words } from '#messages/booking-late.ts';
import '@clinic/ui/styles/compositions/field-label.css';
import '@clinic/ui/styles/compositions/choice-tile.css';
import styles from './VisitChoice.module.css';

type Props = {
  visits: readonly Visit[];
  /** The id of the chosen kind. */
  chosen: string;
  onChoose: (id: string) => void;
};

/** The kinds of visits as radio buttons. One is always chosen. */
export function VisitChoice({ visits, chosen, onChoose }: Props) {
  return (
    <div role="radiogroup" aria-labelledby="booking-visit">
      <div id="booking-visit" className="field-label">
        {words.title}
      </div>
      <div className={styles.visits}>
        {visits.map((visit) => (
          <label key={visit.id} className={`${styles.visit} choice-tile`}>
            <input
              type="radio"
              name="visit"
              value={visit.id}
              checked={visit.id === chosen}
              onChange={() => onChoose(visit.id)}
            />
            <span>
              {toShown(visit.name)}
              <span className={styles.facts}>{words.facts(visit)}</span>
              {!visit.forNewPatients && <span className={styles.facts}>{`(${words.notForNewPatients})`}</span>}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
