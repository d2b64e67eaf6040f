import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { getTimeOfDay } from '@clinic/contract/clinic-clock.ts';
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskColumn, DeskDay, DeskSlot } from '@clinic/contract/desk-day.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates-and-times.ts';
import { holdsSlot, isCounted } from '@clinic/contract/visit-states.ts';
import { Icon } from '@clinic/ui/Icon.tsx';
import { type HTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { toShortTime } from '#appointments/desk-times.ts';
import { deskMessages as words } from '#appointments/words.ts';
import { BoardHead } from './BoardHead.tsx';
import { type BoardCell, type BoardRow, layOutBoard } from './board-layout.ts';
import { ClosedCell } from './ClosedCell.tsx';
import styles from './DayBoard.module.css';

export const BOARD_ID = 'board';

export type CardRenderer = (appointment: DeskAppointment, slot: DeskSlot) => ReactNode;
export type FreeRenderer = (slot: DeskSlot, column: DeskColumn) => ReactNode;

type Props = HTMLAttributes<HTMLElement> & {
  ref?: Ref<HTMLElement>;
  day: DeskDay;
  now: Date;
  timeZone: string;
  /** Whether a narrow screen folds the times that are over, which needs script. */
  canFold: boolean;
  /** Whether arrow keys move among the cells, and Tab stops at one of them. */
  isGrid: boolean;
  /** Whether another day is on its way, so that the cells of this one are hidden. */
  isLoading?: boolean;
  /** The doctor whom narrow screens show alone; `null` for all doctors. */
  chosenDoctorId: string | null;
  renderCard: CardRenderer;
  renderFree: FreeRenderer;
  /** Renders the menu in the head of a doctor's column. */
  renderMenu?: (column: DeskColumn) => ReactNode;
  /** The line of the present time, which needs script. */
  nowLine?: ReactNode;
};

/**
 * The day as a table: doctors side by side, time downwards, and one small cell for each appointment. Each doctor's times
 * are as long as they last. Narrow screens list one time after another.
 */
export function DayBoard({
  day,
  now,
  timeZone,
  canFold,
  isGrid,
  isLoading,
  chosenDoctorId,
  renderCard,
  renderFree,
  renderMenu,
  nowLine,
  ...rest
}: Props) {
  const { date, today, columns } = day;
  const rows = layOutBoard(columns);
  const [openTimes, setOpenTimes] = useState<readonly string[]>([]);
  const toggle = (time: string) =>
    setOpenTimes((times) => (times.includes(time) ? times.filter((one) => one !== time) : [...times, time]));
  const clock = getTimeOfDay(timeZone, now);
  const roles = isGrid ? ({ table: 'grid', cell: 'gridcell' } as const) : ({ table: 'table', cell: 'cell' } as const);
  return (
    // biome-ignore-start lint/a11y: a table that is drawn as blocks, as on a narrow screen, loses its roles
    <div className={styles.frame}>
      <section id={BOARD_ID} className={styles.board} aria-busy={isLoading || undefined} {...rest}>
        <table
          role={roles.table}
          aria-label={words.board(dateToDay(date))}
          className={styles.table}
          data-dense={rows.length > DENSE_ROWS ? '' : undefined}
        >
          <BoardHead columns={columns} day={day} cellRole={roles.cell} renderMenu={renderMenu} />
          <tbody role="rowgroup">
            {rows.map(({ start, end, isPause, cells }) => {
              const isBehind = date < today || (date === today && end <= clock);
              const over = canFold && isBehind ? countOver(cells) : 0;
              const isOpen = over === 0 || openTimes.includes(start);
              const isNow = date === today && start <= clock && clock < end;
              return (
                <tr
                  key={start}
                  role="row"
                  className={styles.row}
                  data-start={start}
                  data-end={end}
                  data-pause={isPause ? '' : undefined}
                  data-now={isNow ? '' : undefined}
                  data-folded={isOpen ? undefined : ''}
                  data-idle={isIdle({ cells }, chosenDoctorId) ? '' : undefined}
                >
                  <th role="rowheader" scope="row" className={styles.hour}>
                    {isPause ? <span className="visually-hidden">{words.pause}</span> : <Hour time={start} />}
                    {over > 0 && (
                      <button
                        type="button"
                        className={styles.fold}
                        aria-expanded={isOpen}
                        onClick={() => toggle(start)}
                      >
                        <span>{words.over(over)}</span>
                        <Icon name="chevron" size={14} />
                      </button>
                    )}
                  </th>
                  {cells.map((cell) => (
                    <td
                      key={cell.column.doctorId}
                      role={roles.cell}
                      rowSpan={cell.rowSpan}
                      className={styles.cell}
                      data-empty={cell.slots.length === 0 ? '' : undefined}
                      data-other={chosenDoctorId !== null && cell.column.doctorId !== chosenDoctorId ? '' : undefined}
                      data-free={isFree(cell.slots) ? '' : undefined}
                    >
                      <div className={styles.inner}>{renderSlots(cell, renderCard, renderFree)}</div>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
        {nowLine}
      </section>
    </div>
    // biome-ignore-end lint/a11y: as above
  );
}

/** With more rows the board scrolls, and its times are smaller. */
const DENSE_ROWS = 12;

/**
 * Draws what holds the time, and else what became of it last: a patient who did not come, or who has cancelled and may be
 * put back.
 */
function renderSlots({ slots, column }: BoardCell, renderCard: CardRenderer, renderFree: FreeRenderer) {
  const isHeld = slots.some(({ appointments }) => appointments.some(isCounted));
  const free = isHeld ? undefined : slots.find(({ state }) => state === 'free');
  const cards = slots.flatMap((slot) => {
    const held = slot.appointments.filter(isCounted);
    const shown = held.length > 0 ? held : slot.appointments.slice(-1);
    return shown.map((appointment) => renderCard(appointment, slot));
  });
  // One shape for all states, so that a card keeps its focus when the time around it changes.
  return (
    <>
      {free && renderFree(free, column)}
      {cards}
      {!free && cards.length === 0 && slots[0] && <Unavailable slot={slots[0]} />}
    </>
  );
}

function Unavailable({ slot }: { slot: DeskSlot }) {
  if (slot.state === 'closed') return <ClosedCell slot={slot} />;
  return slot.state === 'past' ? <span className="visually-hidden">{words.past}</span> : null;
}

/** Counts the visits of a row of which none is still to come or under way; otherwise 0. */
function countOver(cells: BoardRow['cells']): number {
  const visits = cells.flatMap(({ slots }) => slots.flatMap(({ appointments }) => appointments));
  const isOpen = cells.some(({ slots }) => isFree(slots)) || visits.some(holdsSlot);
  return isOpen ? 0 : visits.length;
}

function isFree(slots: readonly DeskSlot[]): boolean {
  return slots.some(({ state, appointments }) => state === 'free' && !appointments.some(holdsSlot));
}

function isIdle({ cells }: Pick<BoardRow, 'cells'>, doctorId: string | null): boolean {
  return cells
    .filter(({ column }) => doctorId === null || column.doctorId === doctorId)
    .every(({ slots }) => slots.every(({ state, appointments }) => state !== 'free' && appointments.length === 0));
}

/** `9 am` in two lines; the label is read out whole. */
function Hour({ time }: { time: string }) {
  const [hour = '', half = ''] = toShortTime(time).split(' ');
  return (
    <>
      <span className="visually-hidden">{slotToLabel(time)}</span>
      <span aria-hidden="true">
        {hour}
        <small className={styles.half}> {half}</small>
      </span>
    </>
  );
}
