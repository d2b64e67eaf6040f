import { toBookPath } from '#appointments/booking/book.ts';
import { toShortDay, toShortTime, toShortWeekday } from '#appointments/desk-times.ts';
import textStyles from '#parts/Text.module.css';
import styles from './FreeTimes.module.css';
import { LoadCell } from './LoadCell.tsx';
import type { DoctorLoad, Load } from './load.ts';
import { toWeekPath } from './weeks.ts';

type Props = Load & { today: string; from: string; week: { doctorId: string } | null };

/** How busy each doctor is for two weeks: a row for each doctor, a column for each day, and the next free time. */
export function FreeTimes({ week, load, loadDates, today, from }: Props) {
  const isWhole = load.length > 1 || week !== null;
  return (
    <section className={styles.load} data-size={week ? 'small' : undefined} aria-labelledby="load">
      <h2 id="load" className={textStyles.title}>
        {isWhole ? 'Free times, two weeks' : 'Free times and bookings'}
      </h2>
      <p className={styles.legend}>
        <span data-state="taken">booked</span> <span data-state="free">free</span>{' '}
        <span data-state="closed">closed or past</span> <span>above the morning, below the afternoon</span>
      </p>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table that is drawn as blocks, as on a narrow screen, loses its roles */}
      <table role="table" className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">Doctor</th>
            {loadDates.map((date) => (
              <th key={date} scope="col" data-today={date === today ? '' : undefined}>
                {toShortWeekday(date)} <b>{Number(date.slice(8))}</b>
              </th>
            ))}
            <th scope="col">Earliest</th>
          </tr>
        </thead>
        {load.map(({ departmentId, department, doctors }) => (
          <tbody key={departmentId} role="rowgroup" className={styles.body}>
            {isWhole && (
              <tr role="row" className={styles.department}>
                <th scope="rowgroup" colSpan={loadDates.length + 2}>
                  <a href={toWeekPath(from, { department: departmentId })}>{department}</a>
                </th>
              </tr>
            )}
            {doctors.map((doctor) => (
              <DoctorRow
                key={doctor.doctorId}
                doctor={doctor}
                today={today}
                path={toWeekPath(from, { doctor: doctor.doctorId })}
                isChosen={doctor.doctorId === week?.doctorId}
                isWide={week === null}
              />
            ))}
          </tbody>
        ))}
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </section>
  );
}

type RowProps = { doctor: DoctorLoad; today: string; path: string; isChosen: boolean; isWide: boolean };

function DoctorRow({ doctor: { doctor, days, earliest }, today, path, isChosen, isWide }: RowProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <tr role="row" className={styles.row} data-chosen={isChosen ? '' : undefined}>
      <th role="rowheader" scope="row" className={styles.doctor}>
        <a href={path} aria-current={isChosen ? 'true' : undefined}>
          {doctor}
        </a>
      </th>
      {days.map((day) => (
        <td key={day.date} role="cell">
          <LoadCell day={day} isWide={isWide} />
        </td>
      ))}
      <td role="cell" className={styles.next}>
        {earliest ? (
          <a href={toBookPath(earliest)} data-today={earliest.date === today ? '' : undefined}>
            <span>
              {earliest.date === today ? 'Today' : `${toShortWeekday(earliest.date)} ${toShortDay(earliest.date)}`}
            </span>{' '}
            <b>{toShortTime(earliest.slot)}</b>
            <span className="visually-hidden">, book with {doctor}</span>
          </a>
        ) : (
          'None soon'
        )}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
