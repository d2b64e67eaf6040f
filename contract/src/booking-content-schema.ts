import { z } from 'zod';
import type { BookingCalendar } from './booking-calendar.ts';
import { isCalendarDate, isDayOfYear, WEEKDAYS } from './booking-calendar.ts';
import { contentObject, contentText } from './content-object.ts';

const DEPARTMENT_EXAMPLE = 'Urology';
const DOCTOR_EXAMPLE = 'Dr. Namuna Shaikh';

/** Twelve-hour clock as the specification writes it: `09:00 AM`. */
const SLOT_PATTERN = /^(0[1-9]|1[0-2]):[0-5]\d (AM|PM)$/;

const CLOSED_DATE_REMEDY = 'Write one day that exists as 2027-03-22, or a day of every year in words as: 26 January';
const HORIZON_REMEDY = 'Write for how many days from today people can book, from 1 to 3650, for example: 365';

const departmentSchema = contentObject({
  /** The word on the screen and in the stored booking. */
  name: contentText(DEPARTMENT_EXAMPLE, 80),
  /** Names with the title; each doctor belongs to one department. */
  doctors: z
    .array(
      contentText(DOCTOR_EXAMPLE, 80).refine(
        (name) => name.startsWith('Dr. '),
        `Write a doctor's name with the title, for example: ${DOCTOR_EXAMPLE}`,
      ),
      { error: `List the doctors of this department, for example:\n- ${DOCTOR_EXAMPLE}` },
    )
    .min(1, 'A department needs at least one doctor. Add one, or remove the department.'),
});

/** `content/booking.yaml`: read by the site when it is built and by the API when it starts. */
export const bookingContentSchema = contentObject({
  /** In the order of the wizard's second step. */
  departments: z
    .array(departmentSchema, { error: `List the departments, for example:\n- name: ${DEPARTMENT_EXAMPLE}` })
    .min(1, 'List at least one department.')
    .refine(
      (departments) => hasNoDuplicates(departments.map(({ name }) => name)),
      'Two departments have the same name. Rename one.',
    )
    .refine(
      (departments) => hasNoDuplicates(departments.flatMap(({ doctors }) => doctors)),
      'The same doctor is listed twice. A doctor belongs to one department: remove one of the two.',
    ),
  /** How many days after today the last day lies that can be booked. */
  horizonDays: z
    .number({ error: HORIZON_REMEDY })
    .int(HORIZON_REMEDY)
    .min(1, HORIZON_REMEDY)
    .max(3650, HORIZON_REMEDY)
    .default(365),
  /** Start times in Pune, in the order of the day. */
  slots: z
    .array(
      z
        .string({ error: 'Write a time on the twelve-hour clock, for example: 09:00 AM' })
        .regex(SLOT_PATTERN, 'Write a time on the twelve-hour clock, for example: 09:00 AM'),
      { error: 'List the times that can be booked, for example:\n- 09:00 AM' },
    )
    .min(1, 'List at least one time.')
    .refine(hasNoDuplicates, 'The same time is listed twice. Remove one.'),
  /** Days of the week without bookings; an empty list opens every day. */
  closedWeekdays: z
    .array(z.enum(WEEKDAYS, { error: `Write a day of the week in English: ${WEEKDAYS.join(', ')}` }), {
      error: 'List the closed days of the week, for example:\n- Sunday\nWrite [] when the clinic is open every day.',
    })
    .max(WEEKDAYS.length - 1, 'At least one day of the week must stay open.'),
  /** Days without bookings besides: one day, or a day of every year. */
  closedDates: z
    .array(
      z
        // The site's parser of YAML makes a date of what looks like one.
        .union([z.string(), z.date()], { error: CLOSED_DATE_REMEDY })
        .transform((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value.trim()))
        .refine((text) => isCalendarDate(text) || isDayOfYear(text), CLOSED_DATE_REMEDY),
      {
        error: 'List the closed days, for example:\n- 26 January\nWrite [] when only days of the week are closed.',
      },
    )
    .refine(hasNoDuplicates, 'The same closed day is listed twice. Remove one.')
    .default([]),
}) satisfies z.ZodType<BookingCalendar>;

function hasNoDuplicates(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
