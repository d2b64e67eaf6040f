import { APPOINTMENT_FIELDS, type AppointmentField } from '@clinic/contract/appointment.ts';
import type { FieldReasons } from '@clinic/contract/refusals.ts';
import type { Ref } from 'react';
import { fieldLabels, bookingMessages as words } from '#messages/booking.ts';
import '@clinic/ui/styles/compositions/panel.css';
import styles from './ReasonSummary.module.css';
import { fieldToId } from './step-props.ts';

type Props = {
  ref?: Ref<HTMLElement> | undefined;
  reasons: FieldReasons;
  /** Shows a field that may be on another step. Without it the links are plain anchors. */
  onGoTo?: ((field: AppointmentField) => void) | undefined;
};

/** The reasons for a refusal, each a link to its field on any step. */
export function ReasonSummary({ ref, reasons, onGoTo }: Props) {
  const fields = APPOINTMENT_FIELDS.filter((field) => reasons[field]);
  if (fields.length === 0) return null;
  return (
    <section
      ref={ref}
      data-tone="error"
      className={`${styles.summary} panel`}
      tabIndex={-1}
      aria-labelledby="booking-reasons"
    >
      <h2 id="booking-reasons" className={styles.title}>
        {words.reasonsTitle}
      </h2>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <a
              className={styles.reason}
              href={`#${fieldToId(field)}`}
              onClick={
                onGoTo &&
                ((event) => {
                  event.preventDefault();
                  onGoTo(field);
                })
              }
            >
              {`${fieldLabels[field]}: ${reasons[field]}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
