import { z } from 'zod';
import { addDays, DAYS_PER_WEEK, type Hours, isCalendarDate, WEEKDAYS } from './booking-calendar.ts';
import { contentObject, hasNoDuplicates } from './content-object.ts';
import { addMinutes, isHeld, overlap, SLOT_MAX_MINUTES, SLOT_MIN_MINUTES, toSlots } from './timetable.ts';

/** A time on the 24-hour clock. */
export const SLOT_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;
export const SLOT_REMEDY =
  'Write a time of the 24-hour clock with two digits each, from 00:00 to 23:59, for example: 14:00';

/** The end of a day. No slot of a doctor's own hours or of a session ends later. */
export const MIDNIGHT = '24:00';
const MOST_WEEKS = 12;
/** After this many days any two patterns of weeks repeat. */
const MOST_DAYS = MOST_WEEKS * MOST_WEEKS * DAYS_PER_WEEK;

const HOURS_EXAMPLE = '- weekdays: [Tuesday, Thursday]\n  from: 16:00\n  to: 18:00';
const TO_REMEDY = 'Write when the last slot ends at the latest, from 00:01 to 24:00, for example: 18:00';
const DATE_REMEDY = 'Write a day that exists, for example: 2027-03-22';
const MINUTES_REMEDY = `Write how many minutes a slot lasts, from ${SLOT_MIN_MINUTES} to ${SLOT_MAX_MINUTES}, for example: 20`;
const WEEKS_REMEDY = `Write every how many weeks these hours are held, from 1 to ${MOST_WEEKS}, for example: 2`;

/** Lets a rule over several fields run only when each is valid by itself. */
const WHEN_VALID = { when: ({ issues }: z.core.ParsePayload) => issues.length === 0 };

const time = z.string({ error: SLOT_REMEDY }).regex(SLOT_PATTERN, SLOT_REMEDY).meta({ of: 'time' });

const date = z
  // The site's YAML parser turns an unquoted day into a date.
  .union([z.string(), z.date()], { error: DATE_REMEDY })
  .transform((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value.trim()))
  .refine(isCalendarDate, DATE_REMEDY)
  .meta({ of: 'day' });

const lineSchema = contentObject({
  weekdays: z
    .array(z.enum(WEEKDAYS, { error: `Write a day of the week in English: ${WEEKDAYS.join(', ')}` }), {
      error: 'List the days of the week on which these hours are held, for example: [Tuesday, Thursday]',
    })
    .min(1, 'List at least one day of the week, for example: [Tuesday, Thursday]')
    .refine(hasNoDuplicates, 'The same day of the week is listed twice. Remove one.')
    .meta({ title: 'Days of the week' })
    .describe('The days of the week on which these hours are held, also where the clinic is closed on them.'),
  from: time.optional().describe('When the first slot begins. The next ones follow without a gap.'),
  to: z
    .string({ error: TO_REMEDY })
    .refine((text) => SLOT_PATTERN.test(text) || text === MIDNIGHT, TO_REMEDY)
    .optional()
    .describe('When the last slot ends at the latest.'),
  times: z
    .array(time, { error: 'List the times, for example: [09:30, 11:00]' })
    .min(1, 'List at least one time, for example: [09:30, 11:00]')
    .refine(hasNoDuplicates, 'The same time is listed twice. Remove one.')
    .overwrite((times) => times.toSorted())
    .optional()
    .meta({ title: 'Single times' })
    .describe('Single times in place of `from` and `to`.'),
  minutes: z
    .number({ error: MINUTES_REMEDY })
    .int(MINUTES_REMEDY)
    .min(SLOT_MIN_MINUTES, MINUTES_REMEDY)
    .max(SLOT_MAX_MINUTES, MINUTES_REMEDY)
    .default(SLOT_MAX_MINUTES)
    .meta({ unit: 'minutes', title: 'Length of a slot' })
    .describe(`How long a slot lasts; ${SLOT_MAX_MINUTES} minutes when absent.`),
  first: date
    .optional()
    .meta({ title: 'First day' })
    .describe('The first day of these hours, for example of a summer timetable.'),
  last: date.optional().meta({ title: 'Last day' }).describe('The last day of these hours. It is still one of them.'),
  everyWeeks: z
    .number({ error: WEEKS_REMEDY })
    .int(WEEKS_REMEDY)
    .min(1, WEEKS_REMEDY)
    .max(MOST_WEEKS, WEEKS_REMEDY)
    .optional()
    .meta({ unit: 'weeks', title: 'Every how many weeks' })
    .describe('2 for every second week, counted from the week of `first`, which begins on Monday.'),
}).check(
  z.superRefine((line: Hours, context) => {
    for (const [field, message] of Object.entries(explainLine(line))) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  }, WHEN_VALID),
);

/** The hours of one doctor in `content/booking.yaml`. */
export const hoursSchema = z
  .array(lineSchema, { error: `List the hours, for example:\n${HOURS_EXAMPLE}` })
  .min(1, "List at least one line of hours, or leave the field out: then the clinic's slots hold.")
  .check(
    z.superRefine((lines: Hours[], context) => {
      for (const [index, line] of lines.entries()) {
        const other = lines.slice(0, index).find((earlier) => collide(earlier, line));
        if (!other) continue;
        const message = `These hours overlap with those above of ${lineToWords(other)}. Change the times, the days or the dates of one.`;
        context.addIssue({ code: 'custom', path: [index], message });
      }
    }, WHEN_VALID),
  );

/** Says what is wrong with a line whose fields are valid one by one, under the field to correct. */
function explainLine({ from, to, times, minutes, first, last, everyWeeks, weekdays }: Hours): Record<string, string> {
  if (times && (from || to)) return { times: 'Write either times, or from and to, not both. Remove one.' };
  if (!times && !from) return { from: 'Write when these hours begin, for example: 16:00' };
  if (!times && !to) return { to: 'Write when these hours end, for example: 18:00' };
  if (from && to && to <= from) return { to: `Write a time after ${from}, when these hours begin.` };
  if (from && to && addMinutes(from, minutes) > to) {
    return {
      minutes: `A slot of ${minutes} minutes does not fit between ${from} and ${to}. Write fewer minutes, or a later end.`,
    };
  }
  const slots = times ? toSlots({ times, minutes }) : [];
  const late = slots.find(({ end }) => end > MIDNIGHT);
  if (late) return { times: `The slot at ${late.start} ends after midnight. Write an earlier time, or fewer minutes.` };
  const tight = slots.find(({ start }, index) => start < (slots[index - 1]?.end ?? ''));
  if (tight) {
    return {
      times: `The slot before ${tight.start} lasts ${minutes} minutes and overlaps with it. Write fewer minutes, or another time.`,
    };
  }
  if (first && last && last < first) return { last: `Write a day that is not before ${first}, the first one.` };
  if (everyWeeks && !first) {
    return { everyWeeks: 'Write also the day from which these weeks are counted, for example: first: 2027-01-02' };
  }
  const isNever =
    first && last && !listDays(first, last).some((day) => isHeld({ weekdays, first, last, everyWeeks, minutes }, day));
  if (!isNever) return {};
  const weeks = (everyWeeks ?? 1) > 1 ? `, every ${everyWeeks} weeks,` : '';
  return { weekdays: `None of these days${weeks} lies between ${first} and ${last}. Change the days or the dates.` };
}

/** `Tuesday, Thursday, 16:00 to 18:00` */
function lineToWords({ weekdays, from, to, times = [] }: Hours): string {
  return [...weekdays, ...(from ? [`${from} to ${to}`] : times)].join(', ');
}

/** Whether two lines have slots that overlap on some day. */
function collide(one: Hours, other: Hours): boolean {
  const doOverlap = toSlots(one).some((slot) => toSlots(other).some((another) => overlap(slot, another)));
  if (!doOverlap) return false;
  // After this many weeks both lines repeat.
  const weeks = (one.everyWeeks ?? 1) * (other.everyWeeks ?? 1);
  const first = [one.first, other.first].map((day) => day ?? '').toSorted()[1] || '2024-01-01';
  const furthest = addDays(first, weeks * DAYS_PER_WEEK);
  const last = [one.last, other.last].map((day) => day ?? furthest).reduce((a, b) => (a < b ? a : b), furthest);
  return listDays(first, last).some((day) => isHeld(one, day) && isHeld(other, day));
}

function listDays(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last && days.length < MOST_DAYS; day = addDays(day, 1)) days.push(day);
  return days;
}
