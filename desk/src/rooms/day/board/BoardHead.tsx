import type { DeskColumn, DeskDay } from '@clinic/contract/desk-day.ts';
import type { ReactNode } from 'react';
import { deskDayMessages } from '#appointments/day-words.ts';
import { toShortTime } from '#appointments/desk-times.ts';
import { splitName } from '#appointments/visit-state.ts';
import { deskMessages } from '#appointments/words.ts';
import styles from './BoardHead.module.css';

const words = deskDayMessages.doctor;

type Props = {
  columns: readonly DeskColumn[];
  day: DeskDay;
  cellRole: 'cell' | 'gridcell';
  renderMenu?: ((column: DeskColumn) => ReactNode) | undefined;
};

/** The heads of the board: the departments, and below them their doctors with the first free time of the day. */
export function BoardHead({ columns, day, cellRole, renderMenu }: Props) {
  return (
    // biome-ignore-start lint/a11y: a table that is drawn as blocks, as on a narrow screen, loses its roles
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        <td role={cellRole} className={styles.corner} />
        {toDepartments(columns).map(({ name, count, firstId }) => (
          <th key={firstId} role="columnheader" scope="colgroup" colSpan={count} className={styles.department}>
            <span className={`${styles.line} one-line`}>{name}</span>
          </th>
        ))}
      </tr>
      <tr role="row">
        <th role="columnheader" scope="col" className={styles.corner}>
          <span className="visually-hidden">{deskMessages.time}</span>
        </th>
        {columns.map((column) => {
          const { title, given, family } = splitDoctor(column.doctor);
          const free = column.slots.find(({ state }) => state === 'free');
          return (
            <th key={column.doctorId} role="columnheader" scope="col" className={styles.doctor}>
              {/* All doctors have the title. On the board it would leave no room for what tells them apart. */}
              <span className="visually-hidden">{title}</span>
              <span className={`${styles.given} one-line`}>{given}</span>
              <b className={`${styles.family} one-line`}>{family}</b>
              <span className={`${styles.room} one-line`}>
                <span className={free && styles.free}>
                  {free ? words.free(toShortTime(free.slot)) : nothingToWords(column)}
                </span>
              </span>
              {day.date >= day.today && renderMenu?.(column)}
            </th>
          );
        })}
      </tr>
    </thead>
    // biome-ignore-end lint/a11y: as above
  );
}

/** Says why a doctor has no free time. */
function nothingToWords({ slots }: DeskColumn): string {
  if (slots.length === 0) return words.none;
  const isAway = slots.some(({ appointments }) => appointments.some(({ isDoctorAway }) => isDoctorAway));
  return isAway ? words.away : words.full;
}

/** Splits a doctor's name: `Dr. Namuna Kale` -> `Dr. `, `Namuna `, `Kale`. */
function splitDoctor(doctor: string) {
  const { given, family } = splitName(doctor);
  const [title = ''] = /^Dr\. /.exec(`${given} `) ?? [];
  return { title, given: `${given} `.slice(title.length), family };
}

type Department = { name: string; count: number; firstId: string };

/** Joins neighbouring columns of one department. */
function toDepartments(columns: readonly DeskColumn[]): Department[] {
  const departments: Department[] = [];
  for (const { department, doctorId } of columns) {
    const last = departments.at(-1);
    if (last?.name === department) last.count += 1;
    else departments.push({ name: department, count: 1, firstId: doctorId });
  }
  return departments;
}
