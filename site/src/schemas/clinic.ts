import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { type ContentContext, drawing, phoneNumber } from './common.ts';

const CLOCK_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const clockTime = z
  .string({ error: 'Write a time on the 24-hour clock in quotation marks, for example: "11:00"' })
  .regex(CLOCK_PATTERN, 'Write a time on the 24-hour clock in quotation marks, for example: "11:00"')
  .meta({ of: 'time' });

/** The extent of India in decimal degrees, islands included. */
const INDIA = { south: 6, north: 38, west: 68, east: 98 };

const TODAY_EXAMPLE = 'Call {phone}. If the desk is closed, go to an emergency department.';

const EMERGENCY_REMEDY = 'Write an emergency number in quotation marks, for example: "112"';

const SECURITY_REMEDY =
  'Write mailto: and an email address, or the address of a page with https, for example: mailto:security@namuna.example';

function color(digits: string) {
  const remedy = `Write the color as # and six digits in quotation marks, for example: "#${digits}"`;
  return z
    .string({ error: remedy })
    .regex(/^#[0-9a-f]{6}$/i, remedy)
    .meta({ of: 'color' });
}

const openingHours = contentObject({
  from: z
    .enum(DAYS, { error: `Write a day of the week: ${DAYS.join(', ')}` })
    .meta({ title: 'First day' })
    .describe('The first of some days in a row with the same hours.'),
  to: z
    .enum(DAYS, { error: `Write a day of the week: ${DAYS.join(', ')}` })
    .optional()
    .meta({ title: 'Last day' })
    .describe('The last of those days; absent when it is a single day.'),
  opens: clockTime
    .optional()
    .describe('When the desk begins, on the 24-hour clock in quotation marks; absent on days without a desk.'),
  closes: clockTime
    .optional()
    .describe('When the desk ends, on the 24-hour clock in quotation marks; absent on days without a desk.'),
}).refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
  error: 'Write both opens and closes, or neither when the clinic is closed on these days.',
});

/** `content/clinic.yaml`: the clinic's name, places and numbers. Shown in the header, the footer and on Contact. */
export const clinicSchema = (names: Pick<ContentContext, 'mustExist'>) =>
  contentObject({
    name: contentObject({
      bold: contentText('Namuna', 30).meta({ title: 'Bold part' }).describe('The first part, in bold letters.'),
      light: contentText('Surgical', 30).meta({ title: 'Light part' }).describe('The second part, in light letters.'),
    }).describe('How the clinic is called in header, footer and titles, in two parts; `{clinic}` stands for both.'),
    legalName: contentText('Namuna Surgical Clinic (sample)', 80).describe(
      'The full name in the copyright line and at the foot of each mail; `{legalName}` in any text stands for it.',
    ),
    tagline: contentText('Robotic and laparoscopic surgery in Pune.', 200).describe(
      'One sentence under the name in the footer; search engines get it as the description of the clinic.',
    ),
    badge: contentText('Board-certified care', 40)
      .meta({ title: 'Words beside the shield' })
      .describe('The words beside the shield in the footer.'),
    logo: drawing('images', 'logo', names).describe(
      'The drawing beside the name in header and footer, made of shapes and fitted into a square.',
    ),
    icon: drawing('images', 'icon', names)
      .meta({ title: 'Icon in tabs' })
      .describe('The drawing in tabs and on home screens, like the logo but simple enough for 16 px.'),
    colors: contentObject({
      dark: color('04161c').meta({ title: 'Dark color' }).describe('The night ground, and text on the accent.'),
      main: color('0a545c').meta({ title: 'Main color' }).describe('Links, labels, lines and rings on light grounds.'),
      accent: color('f59e0b').meta({ title: 'Accent color' }).describe('Buttons and signs.'),
    }).describe('The three colors from which all others follow.'),
    address: contentObject({
      street: contentText('Sample House, 1 Namuna Road', 120).describe('House and road: the first line.'),
      area: contentText('Shivajinagar', 80).describe(
        'The part of the city: the second line; `{area}` in any text stands for it.',
      ),
      city: contentText('Pune', 60).describe('The beginning of the third line; `{city}` in any text stands for it.'),
      region: contentText('Maharashtra', 60)
        .meta({ title: 'State' })
        .describe('The state: the beginning of the last line; `{region}` in any text stands for it.'),
      postalCode: contentText('411000', 10).describe('The end of the third line, in quotation marks.'),
      country: contentText('India', 60).describe('The name in English: the end of the last line.'),
    }).describe(
      'Where the clinic is, as letters are addressed; shown on Contact and in mails about a coming appointment.',
    ),
    phone: phoneNumber.describe("The desk's number, which every page shows; `{phone}` in any text stands for it."),
    emergencyPhone: phoneNumber.describe(
      'A number that is answered day and night. Shown on Contact, in the urgent panel of each service, on `/faq` and `/portal`.',
    ),
    emergencyNumbers: z
      .array(z.string({ error: EMERGENCY_REMEDY }).regex(/^\d{2,5}$/, EMERGENCY_REMEDY), {
        error: `List the country's emergency numbers, for example:\n- "112"`,
      })
      .min(1, 'List at least one of the country\'s emergency numbers, for example: "112"')
      .describe("The country's own numbers, such as that of the ambulance. They become links in every text."),
    emergencyHelp: contentObject({
      action: contentText('Call 112 if you cannot get there fast.', 160)
        .meta({ title: 'At an urgent sign' })
        .describe('The advice at an urgent sign, shown in the urgent panel of each service.'),
      ambulance: contentText('For chest pain, call {emergencyNumbers} first.', 160)
        .meta({ title: 'When an ambulance is needed' })
        .describe('The advice in the box of signs that need an ambulance.'),
      night: contentText('Call {emergencyPhone} at any hour.', 200)
        .meta({ title: 'At night' })
        .describe(
          'The advice for the night after an operation, with the number to call. `{night}` in any text stands for it.',
        ),
      today: contentText(TODAY_EXAMPLE, 240)
        .regex(
          /[.।]\s+\S/,
          `Write two sentences, for the open desk and for the closed one, for example: ${TODAY_EXAMPLE}`,
        )
        .meta({ title: 'When a call is enough' })
        .describe(
          'The advice beside signs that need a call on the same day: a sentence for while the desk is open, and one for while it is closed. `{today}` in any text stands for both.',
        ),
      notice: contentText('This form is not for emergencies. Call {emergencyNumbers}.', 160)
        .meta({ title: 'Beside forms' })
        .describe('The sentence beside the forms of Book and Contact.'),
    }).describe('The words about emergencies, which are the same everywhere.'),
    estimate: contentText('You get the estimate in writing before you decide.', 140)
      .optional()
      .meta({ title: 'About the cost' })
      .describe("The row 'Cost' of each service's table 'At a glance'; a service may have its own words."),
    whatsapp: phoneNumber
      .meta({ title: 'WhatsApp number' })
      .describe("The number of the clinic's chat, with country code."),
    email: z
      .email({ error: 'Write an email address, for example: care@namuna.example' })
      .describe('Where patients write to: shown on Contact and at the foot of their mails.'),
    privacyContact: contentObject({
      name: contentText('The privacy desk', 80).describe('The name or the role of whoever answers.'),
      email: z
        .email({ error: 'Write an email address, for example: privacy@namuna.example' })
        .optional()
        .describe('Where questions are written to; absent when they are only asked by phone.'),
      phone: phoneNumber.optional().describe('The number to call; absent when questions are only written.'),
    })
      .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
        error: 'Write an email address, a phone number or both, for example:\nemail: privacy@namuna.example',
      })
      .meta({ title: 'Contact for questions of privacy' })
      .describe(
        "Whom patients ask about their data, as the DPDP Rules want: on /privacy, beside the booking form's line about privacy and in the file for a person. `{privacyContact}` in any text stands for it.",
      ),
    securityContact: z
      .string({ error: SECURITY_REMEDY })
      .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, SECURITY_REMEDY)
      .optional()
      .meta({ title: 'Contact for faults in security' })
      .describe(
        'Where people who have found a fault in the security of this site tell of it: `mailto:` and an email address, or a page. Programs read it at `/.well-known/security.txt`, which is not there without it.',
      ),
    map: contentObject({
      latitude: z
        .number({ error: 'Write the latitude, for example: 18.5308' })
        .min(-90)
        .max(90)
        .describe('Degrees north of the equator; south of it, write a minus.'),
      longitude: z
        .number({ error: 'Write the longitude, for example: 73.8475' })
        .min(-180)
        .max(180)
        .describe('Degrees east of Greenwich; west of it, write a minus.'),
    })
      .meta({ title: 'Place on the map' })
      .describe('The place of the door, in decimal degrees, to which map and directions lead.'),
    openingHours: z
      .array(openingHours, { error: 'List the opening hours, for example:\n- from: Monday\n  opens: "11:00"' })
      .min(1, 'List at least one day.')
      .describe("The desk's hours, in the order in which they are shown. They do not limit the bookable slots."),
    doorOpens: clockTime
      .meta({ title: 'The door opens at' })
      .describe(
        'The time at which the door opens on a day with appointments. `{doorOpens}` in any text stands for it.',
      ),
    designCredit: contentText('Design: sample credit', 80).describe(
      'Names who made the site, in the last words of the footer.',
    ),
    figuresNote: contentText('Counted by our audit team from January to December 2025.', 200)
      .optional()
      .meta({ title: 'About the figures' })
      .describe('Says whose figures the home page and About show. Without it nothing is shown there.'),
    isDemonstration: z
      .boolean({ error: 'Write true while this is a demonstration, else false.' })
      .meta({ title: 'This site is a demonstration' })
      .describe('With `true` each page says that people, figures and awards are samples.'),
  }).superRefine(({ address, map }, context) => {
    const isInIndia = (latitude: number, longitude: number) =>
      INDIA.south <= latitude && latitude <= INDIA.north && INDIA.west <= longitude && longitude <= INDIA.east;
    if (address.country !== 'India' || isInIndia(map.latitude, map.longitude)) return;
    const message = isInIndia(map.longitude, map.latitude)
      ? `This place is not in India: exchange latitude and longitude, so that latitude is ${map.longitude}`
      : 'This place is not in India. Write the latitude and longitude of the clinic, for example: 18.5308 and 73.8475';
    context.addIssue({ code: 'custom', message, path: ['map', 'latitude'] });
  });
