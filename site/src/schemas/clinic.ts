import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { phoneNumber } from './common.ts';

const CLOCK_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const clockTime = z
  .string({ error: 'Write a time on the 24-hour clock in quotation marks, for example: "11:00"' })
  .regex(CLOCK_PATTERN, 'Write a time on the 24-hour clock in quotation marks, for example: "11:00"');

/** The extent of India in decimal degrees, islands included. */
const INDIA = { south: 6, north: 38, west: 68, east: 98 };

const EMERGENCY_REMEDY = 'Write an emergency number in quotation marks, for example: "112"';

function drawing(name: string) {
  const remedy = `Write the path of a drawing, for example: ./images/${name}.svg`;
  return z.string({ error: remedy }).regex(/^\.\/images\/[a-z0-9-]+\.svg$/, remedy);
}

function color(digits: string) {
  const remedy = `Write the color as # and six digits in quotation marks, for example: "#${digits}"`;
  return z.string({ error: remedy }).regex(/^#[0-9a-f]{6}$/i, remedy);
}

const openingHours = contentObject({
  /** The first day of a run of days with the same hours. */
  from: z.enum(DAYS, { error: `Write a day of the week: ${DAYS.join(', ')}` }),
  /** The last day of the run; absent for a single day. */
  to: z.enum(DAYS, { error: `Write a day of the week: ${DAYS.join(', ')}` }).optional(),
  /** Both absent when the clinic is closed on these days. */
  opens: clockTime.optional(),
  closes: clockTime.optional(),
}).refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
  error: 'Write both opens and closes, or neither when the clinic is closed on these days.',
});

/** `content/clinic.yaml`: the clinic's name, places and numbers. Shown in the header, the footer and on Contact. */
export const clinicSchema = contentObject({
  /** The name in two parts: the first is set in bold, the second in light letters. */
  name: contentObject({ bold: contentText('Namuna', 30), light: contentText('Surgical', 30) }),
  /** The full name for the copyright line and search engines. */
  legalName: contentText('Namuna Surgical Clinic (sample)', 80),
  /** One sentence under the name in the footer. */
  tagline: contentText('Robotic and laparoscopic surgery in Pune.', 200),
  /** The badge in the footer. */
  badge: contentText('Board-certified care', 40),
  /** The drawing beside the name in header and footer, made of shapes and fitted into a square. */
  logo: drawing('logo'),
  /** The drawing in tabs and on home screens, like the logo but simple enough for 16 px. */
  icon: drawing('icon'),
  /** The three colors from which all others follow. */
  colors: contentObject({
    /** The night ground, and text on the accent. */
    dark: color('04161c'),
    /** Links, labels, lines and rings on light grounds. */
    main: color('0a545c'),
    /** Buttons and signs. */
    accent: color('f59e0b'),
  }),
  /** The postal address, line by line. */
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
  /**
   * A number that is answered day and night. Shown on Contact, in the urgent panel of each service, on `/faq` and
   * `/portal`.
   */
  emergencyPhone: phoneNumber,
  /** The country's own numbers, such as that of the ambulance. They become links in every text. */
  emergencyNumbers: z
    .array(z.string({ error: EMERGENCY_REMEDY }).regex(/^\d{2,5}$/, EMERGENCY_REMEDY), {
      error: `List the country's emergency numbers, for example:\n- "112"`,
    })
    .min(1, 'List at least one of the country\'s emergency numbers, for example: "112"'),
  /** The words about emergencies, which are the same everywhere. */
  emergencyHelp: contentObject({
    /** The advice at an urgent sign, shown in the urgent panel of each service. */
    action: contentText('Go to an emergency department now. Call 112 if you cannot get there fast.', 160),
    /** The advice for the night after an operation, with the number to call. `{night}` in any text stands for it. */
    night: contentText('Call {emergencyPhone} at any hour.', 200),
    /** The advice before coming today. `{today}` in any text stands for it. */
    today: contentText('Call {phone} before you come.', 160),
    /** The notice beside the forms of Book and Contact. */
    notice: contentText('This form is not for emergencies. Call {emergencyNumbers}.', 160),
  }),
  /** The number of the clinic's chat, with country code. */
  whatsapp: phoneNumber,
  email: z.email({ error: 'Write an email address, for example: care@namuna.example' }),
  /** The place of the door, in decimal degrees, to which map and directions lead. */
  map: contentObject({
    latitude: z.number({ error: 'Write the latitude, for example: 18.5308' }).min(-90).max(90),
    longitude: z.number({ error: 'Write the longitude, for example: 73.8475' }).min(-180).max(180),
  }),
  /** The desk's hours, in the order in which they are shown. They do not limit the bookable slots. */
  openingHours: z
    .array(openingHours, { error: 'List the opening hours, for example:\n- from: Monday\n  opens: "11:00"' })
    .min(1, 'List at least one day.'),
  /** The time at which the door opens on a day with appointments. `{doorOpens}` in any text stands for it. */
  doorOpens: clockTime,
  /** Names who made the site, in the last words of the footer. */
  designCredit: contentText('Design: sample credit', 80),
  /** Says whose figures the home page and About show. Without it nothing is shown there. */
  figuresNote: contentText('Counted by our audit team from January to December 2025.', 200).optional(),
  /** Whether each page says that people, figures and awards are samples. */
  isDemonstration: z.boolean({ error: 'Write true while this is a demonstration, else false.' }),
}).superRefine(({ address, map }, context) => {
  const isInIndia = (latitude: number, longitude: number) =>
    INDIA.south <= latitude && latitude <= INDIA.north && INDIA.west <= longitude && longitude <= INDIA.east;
  if (address.country !== 'India' || isInIndia(map.latitude, map.longitude)) return;
  const message = isInIndia(map.longitude, map.latitude)
    ? `This place is not in India: exchange latitude and longitude, so that latitude is ${map.longitude}`
    : 'This place is not in India. Write the latitude and longitude of the clinic, for example: 18.5308 and 73.8475';
  context.addIssue({ code: 'custom', message, path: ['map', 'latitude'] });
});
