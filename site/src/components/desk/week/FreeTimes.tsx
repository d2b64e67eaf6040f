import { toBookPath } from '@clinic/contract/desk-book.ts';
import { type DoctorLoad, toWeekPath, type WeekView } from '@clinic/contract/desk-week.ts';
import { toShortDay, toShortTime, toShortWeekday } from '#lib/desk/desk-times.ts';
import { deskWeekMessages } from '#messages/desk-week.ts';
import textStyles from '../frame/Text.module.css';
import styles from './FreeTimes.module.css';
import { LoadCell } from './LoadCell.tsx';

const words = deskWeekMessages.load;

/** How busy each doctor is for two weeks: a row for each doctor, a column for each day, and the next free time. */
export function FreeTimes({ view: { week, load, loadDates, today, from } }: { view: WeekView }) {
  const isWhole = load.length > 1 || week !== null;
  return (
    <section className={styles.load} data-size={week ? 'small' : undefined} aria-labelledby="load">
      <h2 id="load" className={textStyles.title}>
        {isWhole ? words.title.all : words.title.one}
      </h2>
      <p className={styles.legend}>
        <span data-state="taken">{words.legend.taken}</span> <span data-state="free">{words.legend.free}</span>{' '}
        <span data-state="closed">{words.legend.closed}</span> <span>{words.legend.halves}</span>
      </p>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table that is drawn as blocks, as on a narrow screen, loses its roles */}
      <table role="table" className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{words.doctor}</th>
            {loadDates.map((date) => (
              <th key={date} scope="col" data-today={date === today ? '' : undefined}>
                {toShortWeekday(date)} <b>{Number(date.slice(8))}</b>
              </th>
            ))}
            <th scope="col">{words.earliest}</th>
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
              {earliest.date === today ? words.today : `${toShortWeekday(earliest.date)} ${toShortDay(earliest.date)}`}
            </span>{' '}
            <b>{toShortTime(earliest.slot)}</b>
            <span className="visually-hidden">{words.bookEarliest(doctor)}</span>
          </a>
        ) : (
          words.none
        )}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
