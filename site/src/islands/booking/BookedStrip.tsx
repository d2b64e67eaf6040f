import type { AppointmentConfirmation } from '@clinic/contract/appointment.ts';
import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { useEffect, useState } from 'react';
import type { Booked } from '#components/booking/BookedFacts.tsx';
import { BookedLinks } from '#components/booking/BookedLinks.tsx';
import { slotTimeToWords } from '#lib/booking/appointment-words.ts';
import { BOOKED_KEY } from '#lib/browser/booking/kept-booking.ts';
import { bookedStripWords as words } from '#messages/booking-late.ts';
import { dateToWords } from '#messages/dates-and-times.ts';
import { appointmentMessages } from '#messages/mails.ts';
import '@clinic/ui/styles/compositions/panel.css';
import styles from './BookedStrip.module.css';

const KEPT_MS = 30 * 60_000;

/** The fields that lead back to the appointment. None of them says who the patient is. */
const KEPT_FIELDS = ['reference', 'appointmentDate', 'appointmentTime', 'manageUrl', 'calendarUrl'] as const;

type KeptBooking = Partial<Pick<AppointmentConfirmation, (typeof KEPT_FIELDS)[number]>> & { until: number };

type Props = {
  /** The API's answer to a booking while its dialog is open; empty afterwards. */
  booked: Booked;
  timeZone: string;
  /** Called when the pressed button has disappeared, so that something else can take the focus. */
  onForget: () => void;
};

/** Shows the tab's last booking above the empty form, for half an hour or until the person removes it. */
export function BookedStrip({ booked, timeZone, onForget }: Props) {
  const [kept, setKept] = useState(() => (booked.reference ? pickKept(booked) : readKept()));

  useEffect(() => {
    if (!kept) return;
    writeKept(kept);
    const forgetInTime = () => {
      if (Date.now() < kept.until) return;
      clearKept();
      setKept(null);
    };
    const timer = setTimeout(forgetInTime, kept.until - Date.now());
    // Timers stop while a device sleeps.
    document.addEventListener('visibilitychange', forgetInTime);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', forgetInTime);
    };
  }, [kept]);

  if (!kept) return null;
  const { reference, appointmentDate = '', appointmentTime = '' } = kept;
  const forget = () => {
    clearKept();
    setKept(null);
    onForget();
  };
  return (
    <section className={`${styles.strip} panel`} data-size="small" aria-labelledby="booked">
      <h2 id="booked" className={styles.title}>
        {words.title}
      </h2>
      <div className={`${styles.facts} cluster`}>
        {isCalendarDate(appointmentDate) && (
          <p>
            <b>{`${dateToWords(appointmentDate)}, ${slotTimeToWords(appointmentDate, appointmentTime, timeZone)}`}</b>
          </p>
        )}
        <p>
          {appointmentMessages.reference} <b>{reference}</b>
        </p>
      </div>
      <BookedLinks booked={kept} />
      <div className={`${styles.end} cluster`}>
        <p>{words.kept}</p>
        <Button size="small" variant="outline" onClick={forget}>
          {words.forget}
        </Button>
      </div>
    </section>
  );
}

function pickKept(booked: Booked): KeptBooking {
  const kept: KeptBooking = { until: Date.now() + KEPT_MS };
  for (const field of KEPT_FIELDS) {
    const value = booked[field];
    if (value) kept[field] = value;
  }
  return kept;
}

function readKept(): KeptBooking | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(BOOKED_KEY) ?? 'null');
    if (kept?.until > Date.now()) return kept;
  } catch {}
  clearKept();
  return null;
}

/** Keeps the booking in the tab. Without storage the strip is lost with the page. */
function writeKept(kept: KeptBooking): void {
  try {
    sessionStorage.setItem(BOOKED_KEY, JSON.stringify(kept));
  } catch {}
}

function clearKept(): void {
  try {
    sessionStorage.removeItem(BOOKED_KEY);
  } catch {}
}
