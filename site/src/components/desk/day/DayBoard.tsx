import type { DeskColumn, DeskDay } from '@clinic/contract/desk.ts';
import type { HTMLAttributes, ReactNode } from 'react';
import { dateToDay } from '#lib/booking/appointment-words.ts';
import { deskMessages as words } from '#messages/desk.en.ts';
import styles from './DayBoard.module.css';
import { DoctorHead } from './DoctorHead.tsx';
import { BOARD_ID, toDoctorAnchor } from './DoctorStrip.tsx';
import { type CardRenderer, type FreeRenderer, SlotCell } from './SlotCell.tsx';
import { TimeHead } from './TimeHead.tsx';

type Props = HTMLAttributes<HTMLElement> & {
  day: DeskDay;
  /** The doctor whom narrow screens show alone; `null` for all doctors. */
  chosenId: string | null;
  renderCard: CardRenderer;
  renderFree: FreeRenderer;
  /** Renders the menu in the head of a doctor's column. */
  renderMenu?: (column: DeskColumn) => ReactNode;
};

/** The day as a table: a column for each doctor, a row for each time. Narrow screens list one time after another. */
export function DayBoard({ day, chosenId, renderCard, renderFree, renderMenu, ...rest }: Props) {
  const { date, today, columns } = day;
  const shown = columns.filter(({ doctorId }) => chosenId === null || doctorId === chosenId);
  const times = [...new Set(columns.flatMap(({ slots }) => slots.map(({ slot }) => slot)))].sort();
  const isPast = (time: string) => columns.every((column) => findSlot(column, time)?.state === 'past');
  const next = date === today ? times.find((time) => !isPast(time)) : undefined;
  const toPhase = (time: string) => (time === next ? 'next' : isPast(time) ? 'past' : undefined);
  const isIdle = (time: string) => (isPast(time) || day.isClosed) && !hasAppointments(shown, time);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table that is drawn as blocks, as on a narrow screen, loses its roles
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the focused element
    <section id={BOARD_ID} className={styles.scroller} aria-label={words.board(dateToDay(date))} tabIndex={0} {...rest}>
      <table role="table" className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">{words.time}</span>
            </th>
            {columns.map((column) => (
              <DoctorHead key={column.doctorId} column={column} menu={renderMenu?.(column)} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {times.map((time) => (
            <tr
              key={time}
              role="row"
              className={styles.row}
              data-phase={toPhase(time)}
              data-idle={isIdle(time) ? '' : undefined}
            >
              <TimeHead time={time} phase={toPhase(time)} freeCount={countFree(shown, time)} />
              {columns.map((column) => (
                <SlotCell
                  key={column.doctorId}
                  id={time === findFirst(column) ? toDoctorAnchor(column.doctorId) : undefined}
                  column={column}
                  slot={findSlot(column, time)}
                  choice={chosenId === null ? null : shown.includes(column) ? 'chosen' : 'other'}
                  renderCard={renderCard}
                  renderFree={renderFree}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

function findSlot({ slots }: DeskColumn, time: string) {
  return slots.find(({ slot }) => slot === time);
}

function countFree(columns: DeskColumn[], time: string): number {
  return columns.filter((column) => findSlot(column, time)?.state === 'free').length;
}

function hasAppointments(columns: DeskColumn[], time: string): boolean {
  return columns.some((column) => (findSlot(column, time)?.appointments.length ?? 0) > 0);
}

/** Returns the time of a doctor's first appointment, or of the first slot when there is no appointment. */
function findFirst({ slots }: DeskColumn): string | undefined {
  return (slots.find(({ appointments }) => appointments.length > 0) ?? slots[0])?.slot;
}
