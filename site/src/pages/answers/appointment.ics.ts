import type { APIRoute } from 'astro';
import { createAppointmentCalendar } from '#lib/booking/appointment-calendar.ts';
import { createMailMarks } from '#lib/mail/mail-marks.ts';
import { readMailPlace } from '#lib/mail/mail-place.ts';
import { fillMarks } from '#lib/reading/marks.ts';

export const prerender = false;

/** Answers with the iCalendar file of an appointment that a patient downloads, or with an empty body. */
export const ALL: APIRoute = async ({ locals: { calendarEntry } }) => {
  const { words, place } = await readMailPlace();
  const file = calendarEntry
    ? createAppointmentCalendar(
        calendarEntry,
        fillMarks(words, createMailMarks(calendarEntry, null, place.timeZone)),
        place,
        'PUBLISH',
      )
    : '';
  return new Response(file, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
};
