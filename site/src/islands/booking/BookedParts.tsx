import type { AppointmentConfirmation } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, getAllDoctors, isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { type Booked, BookedFacts, type BookedPlace } from '#components/booking/BookedFacts.tsx';
import { createBookedChatLink } from '#lib/browser/booking/booked-chat-link.ts';

export type BookedPartsProps = {
  booked: Booked;
  calendar: BookingCalendar;
  portraits: Record<string, string>;
  place: BookedPlace;
  phone: string;
};

/** Shows the facts of the booking in the success dialog. */
export function Facts({ booked, calendar, portraits, place, phone }: BookedPartsProps) {
  const doctor = getAllDoctors(calendar).find(({ name }) => name === booked.doctor);
  return (
    <BookedFacts
      booked={booked}
      timeZone={calendar.timeZone}
      portrait={doctor && portraits[doctor.id]}
      place={place}
      phone={phone}
    />
  );
}

/** Creates the link that opens the patient's own chats; `undefined` when the answer lacks facts for it. */
export function getChatLink({ booked, calendar, place }: BookedPartsProps): string | undefined {
  return isWhole(booked) ? createBookedChatLink(booked, place, calendar.timeZone) : undefined;
}

function isWhole(booked: Booked): booked is AppointmentConfirmation {
  const { reference, doctor, appointmentDate, appointmentTime } = booked;
  return Boolean(reference && doctor && appointmentTime && isCalendarDate(appointmentDate ?? ''));
}
