import type { DeskDay } from '@clinic/contract/desk-day.ts';
import { holdsSlot } from '@clinic/contract/visit-states.ts';
import { splitName } from '#appointments/visit-state.ts';
import { deskMessages } from '#appointments/words.ts';
import styles from './DoctorFilter.module.css';

const words = deskMessages.doctors;

type Props = {
  day: DeskDay;
  /** The chosen doctor; `null` for all doctors. */
  chosenId: string | null;
  onChoose: (doctorId: string | null) => void;
};

/** Buttons that show one doctor alone, on narrow screens, which list one time after another. */
export function DoctorFilter({ day, chosenId, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a line
    <div role="group" className={styles.filter} aria-label={words.label}>
      <button type="button" className={styles.doctor} aria-pressed={chosenId === null} onClick={() => onChoose(null)}>
        {words.all}
      </button>
      {day.columns.map(({ doctorId, doctor, slots }) => {
        const count = slots.reduce((sum, { appointments }) => sum + appointments.filter(holdsSlot).length, 0);
        return (
          <button
            key={doctorId}
            type="button"
            className={styles.doctor}
            aria-pressed={chosenId === doctorId}
            onClick={() => onChoose(doctorId)}
          >
            <span aria-hidden="true">
              {count > 0 ? `${splitName(doctor).family} ${count}` : splitName(doctor).family}
            </span>
            <span className="visually-hidden">{count > 0 ? `${doctor}, ${words.count(count)}` : doctor}</span>
          </button>
        );
      })}
    </div>
  );
}
