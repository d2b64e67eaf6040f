import { dateToWords, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskColumn, DeskDay, DeskSlot } from '@clinic/contract/desk-day.ts';
import { isCancelled } from '@clinic/contract/visit-states.ts';
import { memo } from 'react';
import { listDrawn, visitEndToWords } from '#appointments/drawn-slots.ts';
import { deskMessages } from '#appointments/words.ts';
import styles from './DaySheets.module.css';
import { deskPrintMessages as words } from './print-words.ts';

const { states } = deskMessages.card;

/** The printed day: a sheet for each doctor, with a line to write on for each free time. Screens do not show it. */
export const DaySheets = memo(function DaySheets({ day }: { day: DeskDay }) {
  return (
    <div className={styles.sheets}>
      {day.columns.map((column) => (
        <Sheet key={column.doctorId} date={day.date} column={column} />
      ))}
    </div>
  );
});

type SheetProps = { date: string; column: DeskColumn };

const Sheet = memo(function Sheet({ date, column: { doctor, department, slots } }: SheetProps) {
  return (
    <section className={styles.sheet}>
      <h2 className={styles.doctor}>
        {doctor}
        <span className={styles.department}>{department}</span>
        <span className={styles.day}>{dateToWords(date)}</span>
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.entries(words.columns).map(([name, label]) => (
              <th key={name} scope="col" className={styles.label} data-column={name}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listDrawn(slots).flatMap(({ slot }) =>
            listVisits(slot).map((visit) => <Row key={visit?.id ?? slot.slot} slot={slot} visit={visit} />),
          )}
        </tbody>
      </table>
    </section>
  );
});

type RowProps = { slot: DeskSlot; visit: DeskAppointment | null };

function Row({ slot: { slot, minutes, state }, visit }: RowProps) {
  const end = visit && visitEndToWords(visit, { minutes });
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.time}>
        {slotToLabel(slot)}
      </th>
      <td className={styles.name}>{visit?.name}</td>
      <td className={styles.phone}>{visit?.phone}</td>
      <td>{visit?.department}</td>
      <td className={styles.note}>
        <span>{visit?.message}</span>
        {visit?.note && <p className={styles.staff}>{words.staff(visit.note.text)}</p>}
      </td>
      <td>{visit ? [states[visit.status], end].filter(Boolean).join(', ') : state === 'closed' ? words.closed : ''}</td>
    </tr>
  );
}

/** Lists the appointments of a slot, without the cancelled ones. `null` stands for a line to write on. */
function listVisits({ appointments }: DeskSlot): (DeskAppointment | null)[] {
  const visits = appointments.filter((one) => !isCancelled(one));
  return visits.length > 0 ? visits : [null];
}
