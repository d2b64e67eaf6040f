import { type BookingCalendar, type Doctor, type Hours, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { endToLabel } from '#appointments/desk-times.ts';

/** Says when a doctor can be booked, one line for each of their hours: `Tuesday, Thursday: 04:00 PM to 06:00 PM, …`. */
export function hoursToLines({ hours }: Doctor): string[] {
  return hours?.map(lineToWords) ?? ["the clinic's times"];
}

/** Says which times hold for doctors without hours of their own. */
export function clinicTimesToWords({ slots, closedWeekdays }: BookingCalendar): string {
  const closed = closedWeekdays.length > 0 ? `; not on ${closedWeekdays.join(', ')}` : '';
  return `The clinic's times: ${slots.map(slotToLabel).join(', ')}${closed}`;
}

function lineToWords({ weekdays, from = '', to = '', times, minutes, first, last, everyWeeks = 1 }: Hours): string {
  const hours = times ? times.map(slotToLabel).join(', ') : `${slotToLabel(from)} to ${endToLabel(to)}`;
  return [
    `${weekdays.join(', ')}: ${hours}, ${minutes} minutes each`,
    everyWeeks > 1 && `every ${everyWeeks} weeks`,
    first && `from ${first}`,
    last && `until ${last}`,
  ]
    .filter(Boolean)
    .join(', ');
}
