import { DESK_PATHS } from '@clinic/contract/desk.ts';
import type { ListedAppointment } from '@clinic/contract/desk-taking.ts';
import { slotToWords } from '#lib/desk/desk-times.ts';
import { deskMessages } from '#messages/desk.en.ts';
import styles from './PersonVisits.module.css';

type Props = {
  appointments: readonly ListedAppointment[];
  /** The person's name, which the list does not repeat. */
  name: string;
};

/** The appointments of a person, each with a link to its page. */
export function PersonVisits({ appointments, name }: Props) {
  return (
    <ul className={styles.visits}>
      {appointments.map((one) => (
        <li key={one.id} className={styles.visit}>
          <a className={`${styles.link} touch-target`} href={`${DESK_PATHS.appointments}/${one.id}`}>
            {slotToWords(one)}
          </a>
          <span>
            {one.name !== name && (
              <b className={styles.name}>
                <bdi>{one.name}</bdi> ·{' '}
              </b>
            )}
            {one.doctor} · {deskMessages.card.states[one.status]} · {one.reference}
          </span>
        </li>
      ))}
    </ul>
  );
}
