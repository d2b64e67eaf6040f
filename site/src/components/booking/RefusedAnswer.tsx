import { APPOINTMENT_FIELDS, WHATSAPP_FIELD, WHATSAPP_WISH_MARK } from '@clinic/contract/appointment.ts';
import { getLastBookableDate } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { EMPTY_REQUEST } from '@clinic/contract/patient-words.ts';
import { toFieldReasons } from '@clinic/contract/refusals.ts';
import type { PrivacyContact, RefusedBooking } from '@clinic/contract/site-pages.ts';
import { ButtonLink } from '@clinic/ui/Button.tsx';
import { listPlainTimes } from '#lib/booking/plain-times.ts';
import { formatWait } from '#lib/browser/retry-after.ts';
import { problemToWords, reasonToWords, answerMessages as words } from '#messages/refusals.ts';
import { Answer } from './Answer.tsx';
import styles from './answers.module.css';
import { BookingForm } from './BookingForm.tsx';
import { EmailHint } from './EmailHint.tsx';
import { PrivacyQuestion } from './PrivacyQuestion.tsx';
import { VisitButtons } from './VisitButtons.tsx';

type Props = { refused: RefusedBooking; now: Date; phone: string; privacyContact: PrivacyContact };

/** The answer to a refused form without script: the reasons, and the form as it was filled in. */
export function RefusedAnswer({ refused, now, phone, privacyContact }: Props) {
  const { code, reasons, waitSeconds, entries, calendar } = refused;
  const fieldReasons = toFieldReasons(reasons, reasonToWords);
  const values = readEntries(entries || {}, fieldReasons.appointmentTime !== undefined);
  const hasWish = (entries as Record<string, unknown> | undefined)?.[WHATSAPP_FIELD] === 'yes';
  return (
    <Answer kind="failed" phone={phone}>
      <p className={styles.text}>{problemToWords(code)}</p>
      {waitSeconds && <p className={styles.text}>{words.wait(formatWait(waitSeconds))}</p>}
      {entries ? (
        <BookingForm
          calendar={calendar}
          apiBase=""
          values={values}
          errors={fieldReasons}
          refusals={fieldReasons}
          visitButtons={calendar.visits && <VisitButtons visits={calendar.visits} apiBase="" />}
          emailHint={<EmailHint />}
          phoneNote={hasWish && <span hidden {...{ [WHATSAPP_WISH_MARK]: '' }} />}
          privacyQuestion={<PrivacyQuestion contact={privacyContact} />}
          times={listPlainTimes(calendar, values.doctor)}
          today={getToday(calendar.timeZone, now)}
          lastDate={getLastBookableDate(calendar, now)}
        />
      ) : (
        <>
          {Object.values(fieldReasons).map((reason) => (
            <p key={reason} className={styles.text}>
              {reason}
            </p>
          ))}
          <p className={styles.text}>{words.entriesKept}</p>
        </>
      )}
      <p className={styles.way}>
        <ButtonLink href="/book" variant="outline">
          {words.startAnew}
        </ButtonLink>
      </p>
    </Answer>
  );
}

/** Reads the sent fields, which may hold anything. A refused time is left out, so the patient has to choose another. */
function readEntries(entries: object, isTimeRefused: boolean) {
  const values = { ...EMPTY_REQUEST };
  for (const field of APPOINTMENT_FIELDS) {
    const entry = (entries as Record<string, unknown>)[field];
    if (typeof entry === 'string') values[field] = entry;
  }
  // A form sends each line break as two characters. HTML drops a line break at the start of a textarea.
  const message = values.message.replaceAll('\r\n', '\n');
  return { ...values, message, ...(isTimeRefused && { appointmentTime: '' }) };
}
