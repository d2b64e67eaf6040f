import type { DeskColumn } from '@clinic/contract/desk-day.ts';
import { Icon } from '@clinic/ui/Icon.tsx';
import type { MouseEvent } from 'react';
import { opensElsewhere } from '#browser/opens-elsewhere.ts';
import { DESK_MENU } from '#frame/DeskMenu.script.ts';
import { DAY_PARTS, type DayPart, toClosuresPath } from '#timetable/closure.ts';
import { deskCloseMessages as words } from '../questions/close-words.ts';
import styles from './DoctorMenu.module.css';

type Props = {
  column: Pick<DeskColumn, 'doctorId' | 'doctor'>;
  date: string;
  /** Asks for confirmation before a part of the day is closed. Without it the links lead to the filled-in form. */
  onClosePart?: ((part: DayPart) => void) | undefined;
};

/** A menu that closes a part of a doctor's day, or opens an extra session. One menu is open at a time. */
export function DoctorMenu({ column: { doctorId, doctor }, date, onClosePart }: Props) {
  const choose = (part: DayPart) => (event: MouseEvent) => {
    if (!onClosePart || opensElsewhere(event)) return;
    event.preventDefault();
    shut(event.currentTarget.closest('details'));
    onClosePart(part);
  };
  return (
    <details className={styles.menu} name="doctor-menu" {...{ [DESK_MENU]: '' }}>
      <summary className={styles.button}>
        <span className="visually-hidden">{words.menu(doctor)}</span>
        <Icon name="chevron" size={14} />
      </summary>
      <ul className={styles.items}>
        {DAY_PARTS.map((part) => (
          <li key={part}>
            <a className={styles.item} href={toClosuresPath(doctorId, date, part)} onClick={choose(part)}>
              {words.parts[part]}
            </a>
          </li>
        ))}
        <li>
          <a className={styles.item} href={toClosuresPath(doctorId, date)}>
            {words.session}
          </a>
        </li>
      </ul>
    </details>
  );
}

/** Closes the menu, and gives the focus to its button, where a closed dialog returns it. */
function shut(menu: HTMLDetailsElement | null) {
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
