import type { AppointmentDetails } from '@clinic/contract/mails.ts';
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';

/** The clinic's words in the calendar entry, with all marks filled in. */
export type CalendarWords = { title: string; text: string };

export type CalendarClinic = {
  name: string;
  email: string;
  /** The address in one line. */
  address: string;
  map: { latitude: number; longitude: number };
  timeZone: string;
};

/**
 * The method of a file for a booked appointment: `PUBLISH` for a download, `REQUEST` for a mail. A cancelled
 * appointment is always sent as `CANCEL`.
 */
export type CalendarMethod = 'PUBLISH' | 'REQUEST';

/** Two reminders. Apple, Google and Outlook show both. */
const ALARMS_BEFORE_SECONDS = [24 * 60 * 60, 2 * 60 * 60];

const PRODUCT = '//clinic//appointments//EN';

/**
 * Creates the iCalendar file of an appointment (RFC 5545 and 5546). A file with the same UID and a higher sequence
 * replaces an older one.
 */
export function createCalendarFile(
  appointment: AppointmentDetails,
  words: CalendarWords,
  clinic: CalendarClinic,
  method: CalendarMethod,
): string {
  const isCancelled = appointment.status === 'cancelled';
  const { block, id: zone } = describeZone(clinic.timeZone);
  const start = Temporal.PlainDateTime.from(`${appointment.appointmentDate}T${appointment.slot}`);
  const changedAt = new Date(appointment.changedAt);
  // The zone belongs to the event alone: a zone of the calendar would also turn DTSTAMP into local time.
  const calendar = ical({
    prodId: PRODUCT,
    method: ICalCalendarMethod[isCancelled ? 'CANCEL' : method],
    timezone: { name: null, generator: () => block },
  });
  const event = calendar.createEvent({
    id: appointment.id,
    sequence: appointment.sequence,
    stamp: changedAt,
    lastModified: changedAt,
    start,
    end: start.add({ minutes: appointment.minutes }),
    timezone: zone,
    summary: words.title,
    description: words.text,
    location: {
      title: `${clinic.name}, ${clinic.address}`,
      geo: { lat: clinic.map.latitude, lon: clinic.map.longitude },
    },
    organizer: { name: clinic.name, email: clinic.email },
    url: appointment.manageUrl,
    status: ICalEventStatus[isCancelled ? 'CANCELLED' : 'CONFIRMED'],
    transparency: ICalEventTransparency[isCancelled ? 'TRANSPARENT' : 'OPAQUE'],
  });
  if (method === 'REQUEST') {
    // A patient who books has accepted, and nobody waits for an answer.
    event.createAttendee({
      name: appointment.name,
      email: appointment.email,
      role: ICalAttendeeRole.REQ,
      type: ICalAttendeeType.INDIVIDUAL,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  for (const seconds of isCancelled ? [] : ALARMS_BEFORE_SECONDS) {
    event.createAlarm({ type: ICalAlarmType.display, trigger: seconds, description: words.title });
  }
  return `${calendar.toString()}\r\n`;
}

/** Returns a zone's rules as a VTIMEZONE, and the zone's name in them: `UTC` is `Etc/UTC` there. */
export function describeZone(timeZone: string): { block: string; id: string } {
  const [block = '', id = ''] = tzlib_get_ical_block(timeZone);
  return { block, id: id.replace(/^TZID=/, '') };
}
