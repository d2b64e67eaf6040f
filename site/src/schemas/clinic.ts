import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { phoneNumber } from './common.ts';

const CLOCK_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const clockTime = z
  .string({ error: 'Write a time on the 24-hour clock in quotation marks, for example: "11:00"' })
  .regex(CLOCK_PATTERN, 'Write a time on the 24-hour clock in quotation marks, for example: "11:00"');

/** In decimal degrees, islands included. */
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
  /** Beside the name in header and footer: a drawing in shapes, fitted into a square. */
  logo: drawing('logo'),
  /** In tabs and on home screens: the same, simple enough for 16 px. */
  icon: drawing('icon'),
  /** The three colors from which all others follow. */
  colors: contentObject({
    /** The ground of night; text on the accent. */
    dark: color('04161c'),
    /** Links, labels, lines and rings on light grounds. */
    main: color('0a545c'),
    /** Buttons and signs. */
    accent: color('f59e0b'),
  }),
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
  /** The country's own numbers, for an ambulance and the like; links in every text. */
  emergencyNumbers: z
    .array(z.string({ error: EMERGENCY_REMEDY }).regex(/^\d{2,5}$/, EMERGENCY_REMEDY), {
      error: `List the country's emergency numbers, for example:\n- "112"`,
    })
    .min(1, 'List at least one of the country\'s emergency numbers, for example: "112"'),
  /** What is said of emergencies, in the same words everywhere. */
  emergencyHelp: contentObject({
    /** What to do at an urgent sign: in the urgent panel of each service. */
    action: contentText('Go to an emergency department now. Call 112 if you cannot get there fast.', 160),
    /** Whom to call at night after an operation: `{night}` in any text stands for it. */
    night: contentText('Call {emergencyPhone} at any hour.', 200),
    /** Beside each 'come today': `{today}` in any text stands for it. */
    today: contentText('Call {phone} before you come.', 160),
    /** Beside the forms of Book and Contact. */
    notice: contentText('This form is not for emergencies. Call {emergencyNumbers}.', 160),
  }),
  /** Where chat messages go: digits with country code. */
  whatsapp: phoneNumber,
  email: z.email({ error: 'Write an email address, for example: care@namuna.example' }),
  /** Where the door is, in decimal degrees: map and directions lead there. */
  map: contentObject({
    latitude: z.number({ error: 'Write the latitude, for example: 18.5308' }).min(-90).max(90),
    longitude: z.number({ error: 'Write the longitude, for example: 73.8475' }).min(-180).max(180),
  }),
  /** The desk's hours, in the order they are shown. They do not limit the bookable slots. */
  openingHours: z
    .array(openingHours, { error: 'List the opening hours, for example:\n- from: Monday\n  opens: "11:00"' })
    .min(1, 'List at least one day.'),
  /** When the door opens on a day with appointments: `{doorOpens}` in any text stands for it. */
  doorOpens: clockTime,
  /** Who made the site; last words of the footer. */
  designCredit: contentText('Design: sample credit', 80),
  /** Under the figures of the home page and of About: whose they are. Nothing stands there without it. */
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
