import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { phoneNumber } from './common.ts';

const CLOCK_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const clockTime = z
  .string({ error: 'Write a time on the 24-hour clock in quotation marks, for example: "11:00"' })
  .regex(CLOCK_PATTERN, 'Write a time on the 24-hour clock in quotation marks, for example: "11:00"');

const openingHours = contentObject({
  /** First day of a run of days with the same hours. */
  from: z.enum(DAYS, { error: `Write a day of the week: ${DAYS.join(', ')}` }),
  /** Last day of the run; absent for a single day. */
  to: z.enum(DAYS, { error: `Write a day of the week: ${DAYS.join(', ')}` }).optional(),
  /** Both absent: closed. */
  opens: clockTime.optional(),
  closes: clockTime.optional(),
}).refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
  error: 'Write both opens and closes, or neither when the clinic is closed on these days.',
});

/** `content/clinic.yaml`: who the clinic is and how it is reached. Shown in the header, the footer and on Contact. */
export const clinicSchema = contentObject({
  /** The name in two parts: the first is set bold, the second light. */
  name: contentObject({ bold: contentText('Namuna', 30), light: contentText('Surgical', 30) }),
  /** Full name for the copyright line and search engines. */
  legalName: contentText('Namuna Surgical Clinic (sample)', 80),
  /** One sentence under the name in the footer. */
  tagline: contentText('Robotic and laparoscopic surgery in Pune.', 200),
  /** Badge in the footer. */
  badge: contentText('Board-certified care', 40),
  /** Postal address, line by line. */
  address: contentObject({
    street: contentText('Sample House, 1 Namuna Road', 120),
    area: contentText('Shivajinagar', 80),
    city: contentText('Pune', 60),
    region: contentText('Maharashtra', 60),
    postalCode: contentText('411000', 10),
    country: contentText('India', 60),
  }),
  /** The number in the header's menu, the footer and beside the wizard. */
  phone: phoneNumber,
  /** Answered day and night: on Contact, in the urgent panel of each service, on `/faq` and `/portal`. */
  emergencyPhone: phoneNumber,
  /** Where chat messages go: digits with country code. */
  whatsapp: phoneNumber,
  email: z.email({ error: 'Write an email address, for example: care@namuna.example' }),
  /** Where the map points, in decimal degrees. */
  map: contentObject({
    latitude: z.number({ error: 'Write the latitude, for example: 18.5308' }).min(-90).max(90),
    longitude: z.number({ error: 'Write the longitude, for example: 73.8475' }).min(-180).max(180),
    /** What the maps service is asked for. */
    query: contentText('Shivajinagar, Pune', 120),
  }),
  /** The desk's hours, in the order they are shown. They do not limit the bookable slots. */
  openingHours: z
    .array(openingHours, { error: 'List the opening hours, for example:\n- from: Monday\n  opens: "11:00"' })
    .min(1, 'List at least one day.'),
  /** Who made the site; last words of the footer. */
  designCredit: contentText('Design: sample credit', 80),
});
