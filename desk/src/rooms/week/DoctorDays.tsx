import { getDayOfYear, getWeekday, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { toDayPath } from '@clinic/contract/desk-paths.ts';
import { toShortDay, toShortTime, toShortWeekday } from '#appointments/desk-times.ts';
import { listDrawn } from '#appointments/drawn-slots.ts';
import styles from './DoctorDays.module.css';
import type { DoctorWeek, WeekDay } from './queries.ts';
import { VisitRest, WeekCell } from './WeekCell.tsx';

/**
 * A doctor's week. Each day is a list of its times. On wide screens the days stand side by side, with equal times at one
 * height.
 */
export function DoctorDays({ week, today }: { week: DoctorWeek; today: string }) {
  const { days } = week;
  const starts = [...new Set(days.flatMap(({ slots }) => slots.map(({ slot }) => slot)))].sort();
  return (
    <section className={styles.week} aria-label="Days of the week">
      <ul className={styles.hours} aria-hidden="true">
        {/* Stands beside the titles of the days. */}
        <li />
        {starts.map((start) => (
          <li key={start}>{toShortTime(start)}</li>
        ))}
      </ul>
      {days.map((day) => (
        <section key={day.date} className={styles.day} aria-labelledby={`day-${day.date}`}>
          <DayTitle day={day} today={today} />
          <ul className={styles.slots}>
            <DayTimes week={week} day={day} starts={starts} />
          </ul>
          {day.slots.length === 0 && <p className={styles.off}>No times on this day</p>}
        </section>
      ))}
    </section>
  );
}

/** The cells of a day, one for each time of the week. A visit goes on through the times that it takes. */
function DayTimes({ week, day, starts }: { week: DoctorWeek; day: WeekDay; starts: readonly string[] }) {
  const drawn = listDrawn(day.slots);
  return starts.map((start) => {
    const place = drawn.find(({ slot, end, isFilled }) =>
      isFilled ? slot.slot <= start && start < end : slot.slot === start,
    );
    if (!place) return <li key={start} className={styles.gap} aria-hidden="true" />;
    return place.slot.slot === start ? (
      <li key={start} className={styles.slot}>
        <span className={styles.time}>{slotToLabel(start)}</span>
        <WeekCell week={week} day={day} slot={place.slot} />
      </li>
    ) : (
      <li key={start} className={styles.rest} aria-hidden="true">
        <VisitRest slot={place.slot} />
      </li>
    );
  });
}

function DayTitle({ day: { date, booked, free }, today }: { day: WeekDay; today: string }) {
  const mark = date === today ? ', today' : '';
  return (
    <header className={styles.head} data-today={date === today ? '' : undefined}>
      <h2 id={`day-${date}`} className={styles.title}>
        <a href={toDayPath(date)}>
          <span className={styles.long}>
            {getWeekday(date)} {getDayOfYear(date)}
            {mark}
          </span>
          <span className={styles.short} aria-hidden="true">
            {toShortWeekday(date)}
            {mark} <b>{toShortDay(date)}</b>
          </span>
        </a>
      </h2>
      <p className={styles.counts}>
        <span>{booked} booked</span>, <span>{free} free</span>
      </p>
    </header>
  );
}
