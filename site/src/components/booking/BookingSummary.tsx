import type { AppointmentConfirmation } from '@clinic/contract/appointment.ts';
import { isCalendarDate, type Visit } from '@clinic/contract/booking-calendar.ts';
import { toShown } from '#lib/booking/shown-names.ts';
import { visitWords, bookingSummaryWords as words } from '#messages/booking-late.ts';
import { dateToWords, labelToWords } from '#messages/dates-and-times.ts';
import styles from './BookingSummary.module.css';

type Props = {
  values: Pick<AppointmentConfirmation, 'department' | 'doctor' | 'appointmentDate' | 'appointmentTime'>;
  /** The chosen kind of visit, where the clinic distinguishes any. */
  visit?: Visit | undefined;
};

/** A booking as a line with three dots: the doctor, the day and the time. */
export function BookingSummary({ values, visit }: Props) {
  const { department, doctor, appointmentDate, appointmentTime } = values;
  const rows = [
    { label: words.doctor, value: toShown(doctor), detail: toShown(department) },
    { label: words.day, value: isCalendarDate(appointmentDate) ? dateToWords(appointmentDate) : '' },
    {
      label: words.time,
      value: labelToWords(appointmentTime),
      detail: visit && `${toShown(visit.name)} · ${visitWords.facts(visit)}`,
    },
  ];
  return (
    <section className={styles.summary} aria-labelledby="booking-summary">
      <h3 id="booking-summary" className={styles.title}>
        {words.title}
      </h3>
      <dl className={styles.line}>
        {rows.map(({ label, value, detail }) => (
          <div key={label} className={styles.stop} data-chosen={value ? '' : undefined}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <span>{value || words.open}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
