import { describeZone } from '@clinic/mails/calendar-file.ts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { deskMessages } from '#appointments/words.ts';
import type { FeedDetails } from './feeds.ts';

/** How often calendars that follow the hint request the file again. */
const REFRESH_SECONDS = 15 * 60;

const PRODUCT = '//clinic//front-desk//EN';

/**
 * Creates an iCalendar file (RFC 5545 and 7986) of a doctor's appointments, for programs that subscribe to it. An
 * appointment keeps its UID, so that a move also moves it there.
 */
export function createFeedFile({ doctor, appointments }: FeedDetails, { timeZone }: { timeZone: string }): string {
  const { block, id: zone } = describeZone(timeZone);
  const calendar = ical({
    name: doctor,
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    timezone: { name: null, generator: () => block },
  });
  for (const { id, reference, name, department, visit, date, slot, minutes, sequence, changedAt } of appointments) {
    const start = Temporal.PlainDateTime.from(`${date}T${slot}`);
    const stamp = new Date(changedAt);
    calendar.createEvent({
      id,
      sequence,
      stamp,
      lastModified: stamp,
      start,
      end: start.add({ minutes: minutes }),
      timezone: zone,
      summary: name || deskMessages.card.erased,
      description: [department, ...(visit ? [visit] : []), reference].join('\n'),
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return `${calendar.toString()}\r\n`;
}
