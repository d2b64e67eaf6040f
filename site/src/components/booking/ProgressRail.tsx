import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { Icon } from '@clinic/ui/Icon.tsx';
import { toShown } from '#lib/booking/shown-names.ts';
import { bookingMessages as words } from '#messages/booking.ts';
import { dateToWords, labelToWords } from '#messages/dates-and-times.ts';
import styles from './ProgressRail.module.css';

type Props = { currentStep: number; values: AppointmentRequest };

/** The three steps, with the current one marked and the choices so far. */
export function ProgressRail({ currentStep, values }: Props) {
  const day = isCalendarDate(values.appointmentDate) && dateToWords(values.appointmentDate);
  const chosen = [
    [values.name, values.phone],
    [toShown(values.department), toShown(values.doctor)],
    [day, labelToWords(values.appointmentTime)],
  ].map((parts) => parts.filter(Boolean));
  return (
    <ol className={styles.progress} aria-label={words.progress}>
      {words.steps.map(({ label, hint }, step) => {
        const isDone = step < currentStep;
        const isCurrent = step === currentStep;
        // The last step is never done while the wizard is shown, so its choice is shown while it is current.
        const isTold = isDone || (isCurrent && step === chosen.length - 1);
        const told = isTold && chosen[step]?.length ? chosen[step] : [hint];
        // A typed name may be written from right to left, and turns nothing.
        const Part = step === 0 && isTold ? 'bdi' : 'span';
        return (
          <li
            key={label}
            className={styles.step}
            data-state={isDone ? 'done' : isCurrent ? 'current' : 'next'}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={styles.disc} aria-hidden="true">
              {isDone ? <Icon name="check" size={16} strokeWidth={2.2} /> : step + 1}
            </span>
            <span className={styles.text}>
              <span className={styles.label}>{label}</span>
              {isDone && <span className="visually-hidden"> ({words.completed})</span>}
              <span className={styles.detail}>
                {told.map((part, place) => (
                  <Part key={part || place}>{(place ? ' · ' : '') + part}</Part>
                ))}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
