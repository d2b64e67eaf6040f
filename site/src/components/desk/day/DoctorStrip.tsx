import { type DeskDay, holdsSlot } from '@clinic/contract/desk.ts';
import { deskMessages } from '#messages/desk.en.ts';
import styles from './DoctorStrip.module.css';

const words = deskMessages.doctors;

type Props = {
  day: DeskDay;
  /** The chosen doctor; `null` for all doctors. */
  chosenId: string | null;
  onChoose?: (doctorId: string | null) => void;
};

export const BOARD_ID = 'board';

/** Returns the anchor on the board where a doctor's day begins. */
export function toDoctorAnchor(doctorId: string): string {
  return `doctor-${doctorId}`;
}

/** Links to each doctor's day. Doctors with appointments stand out. */
export function DoctorStrip({ day, chosenId, onChoose }: Props) {
  return (
    <nav className={styles.strip} aria-label={words.label}>
      <a
        className={styles.doctor}
        href={`#${BOARD_ID}`}
        data-all=""
        aria-current={chosenId === null ? 'true' : undefined}
        onClick={() => onChoose?.(null)}
      >
        {words.all}
      </a>
      {day.columns.map(({ doctorId, doctor, slots }) => {
        const count = slots.reduce((sum, { appointments }) => sum + appointments.filter(holdsSlot).length, 0);
        return (
          <a
            key={doctorId}
            className={styles.doctor}
            href={`#${toDoctorAnchor(doctorId)}`}
            data-busy={count > 0 ? '' : undefined}
            aria-current={chosenId === doctorId ? 'true' : undefined}
            onClick={() => onChoose?.(doctorId)}
          >
            {doctor}
            {count > 0 && (
              <>
                <span className={styles.count} aria-hidden="true">
                  {count}
                </span>
                <span className="visually-hidden">{`, ${words.count(count)}`}</span>
              </>
            )}
          </a>
        );
      })}
    </nav>
  );
}
