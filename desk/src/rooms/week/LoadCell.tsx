import { toDayPath } from '@clinic/contract/desk-paths.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates-and-times.ts';
import { AFTERNOON_START } from '#timetable/closure.ts';
import styles from './LoadCell.module.css';
import type { LoadDay } from './load.ts';

/** The size of the drawing, which is stretched to its cell, and the room between two times in it. */
const WIDTH = 96;
const HALF_HEIGHT = 8;
const ROOM = 3;

/** A day of a doctor: how many times are free, above a drawing of all of them. It leads to the day. */
export function LoadCell({ day: { date, booked, free, slots }, isWide }: { day: LoadDay; isWide: boolean }) {
  const isClosed = booked === 0 && free === 0;
  const level = free === 0 ? 'none' : free < booked ? 'few' : 'many';
  return (
    <a
      className={styles.day}
      href={toDayPath(date)}
      data-level={isClosed ? 'closed' : level}
      data-size={isWide ? undefined : 'small'}
    >
      <span className="visually-hidden">
        {dateToDay(date)}: {isClosed ? 'closed' : `${free} free, ${booked} booked`}
      </span>
      <span className={styles.date} aria-hidden="true">
        {Number(date.slice(8))}
      </span>
      <b className={styles.free} aria-hidden="true">
        {free || '–'}
      </b>
      {isWide && !isClosed && (
        <span className={styles.booked} aria-hidden="true">
          {booked} booked
        </span>
      )}
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${WIDTH} ${2 * HALF_HEIGHT + ROOM}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Half slots={slots.filter(({ start }) => start < AFTERNOON_START)} y={0} />
        <Half slots={slots.filter(({ start }) => start >= AFTERNOON_START)} y={HALF_HEIGHT + ROOM} />
      </svg>
    </a>
  );
}

/** The times of half a day in a row. */
function Half({ slots, y }: { slots: LoadDay['slots']; y: number }) {
  const step = WIDTH / slots.length;
  const width = step - Math.min(ROOM, step / 3);
  return slots.map(({ start, state }, index) => (
    <rect
      key={start}
      data-state={state}
      x={index * step}
      y={state === 'closed' ? y + HALF_HEIGHT / 2 - 1 : y}
      width={width}
      height={state === 'closed' ? 2 : HALF_HEIGHT}
    />
  ));
}
