import { z } from 'zod';
import type { BookingCalendar, Visit } from './booking-calendar.ts';
import { GENDERS, isCalendarDate, isDayOfYear, WEEKDAYS } from './booking-calendar.ts';
import { isTimeZone } from './clinic-clock.ts';
import { contentId, contentObject, contentText, hasNoDuplicates, refuseTwice } from './content-object.ts';
import { hoursSchema, SLOT_PATTERN, SLOT_REMEDY } from './hours-schema.ts';

const DEPARTMENT_EXAMPLE = '- id: urology\n  name: Urology';
const DOCTOR_EXAMPLE = '- id: namuna-shaikh\n  name: Dr. Namuna Shaikh';

const TIME_ZONE_REMEDY =
  'Write the time zone of the clinic as the IANA database names it (https://www.iana.org/time-zones), for example: Asia/Kolkata';
const PREFIX_REMEDY = "Write how the country's phone numbers begin abroad, in quotation marks, for example: '+91'";
const DIGITS_REMEDY = 'Write how many digits follow in a phone number of the country, from 6 to 12, for example: 10';

const CLOSED_DATE_REMEDY = 'Write one day that exists as 2027-03-22, or a day of every year in words as: 26 January';
const LEAD_REMEDY =
  'Write how many minutes before its beginning a time can be booked at the latest, from 0 to 10080, for example: 60';
const HORIZON_REMEDY = 'Write for how many days from today people can book, from 1 to 3650, for example: 365';

const doctorSchema = contentObject({
  id: contentId('namuna-shaikh'),
  name: contentText('Dr. Namuna Shaikh', 80)
    .refine((name) => name.startsWith('Dr. '), "Write a doctor's name with the title, for example: Dr. Namuna Shaikh")
    .describe('How the doctor is called on every page, with the title. No two doctors have the same one.'),
  qualifications: contentText('MBBS, MS General Surgery', 120)
    .optional()
    .describe('Degrees, below the chosen doctor in the booking form and in lists; nothing is shown when absent.'),
  gender: z
    .enum(GENDERS, { error: `Write one of: ${GENDERS.join(', ')}` })
    .optional()
    .describe('Shown in words below the chosen doctor in the booking form and in lists; nothing when absent.'),
  languages: z
    .array(contentText('Marathi', 40), { error: 'List the languages, for example:\n- English\n- Marathi' })
    .min(1, 'List at least one language, or leave the field out.')
    .optional()
    .describe('Which ones the doctor speaks, in the booking form and in lists; nothing is shown when absent.'),
  hours: hoursSchema
    .optional()
    .describe("When the doctor can be booked; the clinic's `slots` on its open weekdays when absent."),
});

const departmentSchema = contentObject({
  id: contentId('urology'),
  name: contentText('Urology', 80).describe('How the department is called in the booking form and in lists.'),
  treats: contentText('kidney stones, bladder and prostate', 120)
    .optional()
    .meta({ title: 'What it treats' })
    .describe("Shown below the chosen department in the booking form, after 'For'; nothing when absent."),
  doctors: z
    .array(doctorSchema, { error: `List the doctors of this department, for example:\n${DOCTOR_EXAMPLE}` })
    .min(1, 'A department needs at least one doctor. Add one, or remove the department.')
    .describe('Those who can be booked here, in the order of the booking form. Each belongs to one department.'),
});

const VISIT_MIN_MINUTES = 5;
const VISIT_MAX_MINUTES = 480;

const VISIT_MINUTES_REMEDY = `Write how many minutes this visit lasts, from ${VISIT_MIN_MINUTES} to ${VISIT_MAX_MINUTES}, for example: 30`;
const NEW_PATIENTS_REMEDY = 'Write true when patients who come for the first time can choose it, and false otherwise.';
const NOBODY_NEW_REMEDY =
  'New patients can choose none of these, so they cannot book. Write forNewPatients: true for at least one.';

/** The kinds of visits in `content/booking.yaml`. */
const visitsSchema = z
  .array(
    contentObject({
      id: contentId('first-visit'),
      name: contentText('First visit', 80).describe('How patients read it in the booking form.'),
      minutes: z
        .number({ error: VISIT_MINUTES_REMEDY })
        .int(VISIT_MINUTES_REMEDY)
        .min(VISIT_MIN_MINUTES, VISIT_MINUTES_REMEDY)
        .max(VISIT_MAX_MINUTES, VISIT_MINUTES_REMEDY)
        .meta({ unit: 'minutes', title: 'Length' })
        .describe("How long it lasts. It takes as many of the doctor's slots as it needs."),
      fee: contentText('₹ 700', 80)
        .optional()
        .meta({ title: 'Consultation fee' })
        .describe('Shown beside the name; nothing when absent.'),
      forNewPatients: z
        .boolean({ error: NEW_PATIENTS_REMEDY })
        .default(true)
        .meta({ title: 'New patients can choose it' })
        .describe('Whether patients who come for the first time can choose it; true when absent.'),
    }),
    { error: 'List the kinds of visits, for example:\n- id: first-visit\n  name: First visit\n  minutes: 30' },
  )
  .min(1, 'List at least one kind of visit, or leave the field out.')
  .superRefine((visits, context) => {
    const places = visits.map((visit, index) => ({ ...visit, path: [index] }));
    refuseTwice(places, 'kinds of visits', context);
    if (visits.length > 0 && visits.every(({ forNewPatients }) => !forNewPatients)) {
      context.addIssue({ code: 'custom', message: NOBODY_NEW_REMEDY });
    }
  }) satisfies z.ZodType<Visit[]>;

/** `content/booking.yaml`: read by the site when it is built and by the API when it starts. */
export const bookingContentSchema = contentObject({
  timeZone: z
    .string({ error: TIME_ZONE_REMEDY })
    .refine(isTimeZone, TIME_ZONE_REMEDY)
    .describe('Decides what today is and when a slot begins, as the IANA database names it, such as Asia/Kolkata.'),
  diallingPrefix: z
    .string({ error: PREFIX_REMEDY })
    .regex(/^\+[1-9]\d{0,2}$/, PREFIX_REMEDY)
    .meta({ title: 'Country code of phone numbers' })
    .describe("How the country's numbers begin abroad, so that `+91 98765 43210` and `098765 43210` count as one."),
  nationalDigits: z
    .number({ error: DIGITS_REMEDY })
    .int(DIGITS_REMEDY)
    .min(6, DIGITS_REMEDY)
    .max(12, DIGITS_REMEDY)
    .meta({ title: 'Digits of a phone number' })
    .describe("How many digits follow that beginning in one of the country's numbers."),
  departments: z
    .array(departmentSchema, { error: `List the departments, for example:\n${DEPARTMENT_EXAMPLE}` })
    .min(1, 'List at least one department.')
    .superRefine((departments, context) => {
      const places = departments.map((department, index) => ({ ...department, path: [index] }));
      const doctors = departments.flatMap((department, index) =>
        department.doctors.map((doctor, place) => ({ ...doctor, path: [index, 'doctors', place] })),
      );
      refuseTwice(places, 'departments', context);
      refuseTwice(doctors, 'doctors', context);
    })
    .describe("In the order of the booking form's second step."),
  horizonDays: z
    .number({ error: HORIZON_REMEDY })
    .int(HORIZON_REMEDY)
    .min(1, HORIZON_REMEDY)
    .max(3650, HORIZON_REMEDY)
    .default(365)
    .meta({ unit: 'days', title: 'How far ahead people can book' })
    .describe('How many days after today people can book; 365 when absent.'),
  leadMinutes: z
    .number({ error: LEAD_REMEDY })
    .int(LEAD_REMEDY)
    .min(0, LEAD_REMEDY)
    .max(10_080, LEAD_REMEDY)
    .default(0)
    .meta({ unit: 'minutes', title: 'How late people can book' })
    .describe('A time that begins in fewer minutes is shown as past; the desk can still book it. 0 when absent.'),
  slots: z
    .array(z.string({ error: SLOT_REMEDY }).regex(SLOT_PATTERN, SLOT_REMEDY).meta({ of: 'time' }), {
      error: 'List the times that can be booked, for example:\n- 09:00',
    })
    .min(1, 'List at least one time.')
    .refine(hasNoDuplicates, 'The same time is listed twice. Remove one.')
    .overwrite((slots) => slots.toSorted())
    .meta({ title: 'Times that can be booked' })
    .describe("Start times by the clinic's clock, in any order, for every doctor without hours of their own."),
  closedWeekdays: z
    .array(z.enum(WEEKDAYS, { error: `Write a day of the week in English: ${WEEKDAYS.join(', ')}` }), {
      error: 'List the closed days of the week, for example:\n- Sunday\nWrite [] when the clinic is open every day.',
    })
    .max(WEEKDAYS.length - 1, 'At least one day of the week must stay open.')
    .meta({ title: 'Closed days of the week' })
    .describe(
      'Days of the week without bookings, but for doctors whose hours name them; an empty list opens every day.',
    ),
  closedDates: z
    .array(
      z
        // The site's YAML parser turns an unquoted day into a date.
        .union([z.string(), z.date()], { error: CLOSED_DATE_REMEDY })
        .transform((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value.trim()))
        .refine((text) => isCalendarDate(text) || isDayOfYear(text), CLOSED_DATE_REMEDY),
      {
        error: 'List the closed days, for example:\n- 26 January\nWrite [] when only days of the week are closed.',
      },
    )
    .refine(hasNoDuplicates, 'The same closed day is listed twice. Remove one.')
    .default([])
    .meta({ title: 'Further closed days' })
    .describe('Further days without bookings: one day, or a day of every year; none when absent.'),
  visits: visitsSchema
    .optional()
    .meta({ title: 'Kinds of visits' })
    .describe('What patients can come for, each with its length; when absent, a booking takes one slot.'),
}) satisfies z.ZodType<BookingCalendar>;
