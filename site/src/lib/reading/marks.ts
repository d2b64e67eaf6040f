import { fillMarks, MARK_PATTERN, type Marks } from '@clinic/contract/content-texts.ts';
import { clockToWords, weekdayToWords } from '#messages/dates-and-times.ts';
import { joinAnd, joinOr, markWords } from '#messages/hours.ts';
import type { OpeningHours } from '../browser/contact/opening-hours.ts';

type Address = { street: string; area: string; city: string; region: string; postalCode: string };

/** The fields of `content/clinic.yaml` that marks use. */
type ClinicContent = {
  name: { bold: string; light: string };
  legalName: string;
  address: Address;
  phone: string;
  emergencyPhone: string;
  emergencyNumbers: string[];
  emergencyHelp: { night: string; today: string };
  whatsapp: string;
  email: string;
  privacyContact: { name: string; email?: string | undefined; phone?: string | undefined };
  openingHours: OpeningHours[];
  doorOpens: string;
};

/**
 * Creates the values of all marks of this clinic. `slots` are times on the 24-hour clock, `languages` those of
 * its doctors, `fee` that of a consultation with its currency.
 */
export function createMarks(clinic: ClinicContent, slots: string[], languages: string[], fee: string) {
  const { name, address, openingHours, emergencyNumbers, emergencyHelp, legalName } = clinic;
  const { phone, emergencyPhone, whatsapp, email } = clinic;
  const marks = {
    clinic: `${name.bold} ${name.light}`,
    legalName,
    phone,
    emergencyPhone,
    emergencyNumbers: joinOr(emergencyNumbers),
    night: emergencyHelp.night,
    today: emergencyHelp.today,
    whatsapp,
    email,
    privacyContact: contactToWords(clinic.privacyContact),
    address: `${address.street}, ${address.area}, ${address.city} ${address.postalCode}`,
    area: address.area,
    city: address.city,
    region: address.region,
    hours: hoursToWords(openingHours),
    slots: markWords.slots(slots),
    doorOpens: clockToWords(clinic.doorOpens),
    languages: joinAnd(languages),
    fee,
  };
  // The clinic's own texts may hold marks too: `legalName: "{clinic} Clinic"`.
  return fillMarks(marks, marks);
}

/** The names of all marks. */
export const MARK_NAMES: (keyof ReturnType<typeof createMarks>)[] = [
  'clinic',
  'legalName',
  'phone',
  'emergencyPhone',
  'emergencyNumbers',
  'night',
  'today',
  'whatsapp',
  'email',
  'privacyContact',
  'address',
  'area',
  'city',
  'region',
  'hours',
  'slots',
  'doorOpens',
  'languages',
  'fee',
];

/**
 * Replaces marks in HTML. In an address, such as `tel:{phone}`, the mark is percent-encoded, and its value loses its
 * spaces.
 */
export function fillMarkup(html: string, marks: Marks): string {
  const escaped = Object.fromEntries(Object.entries(marks).map(([name, value]) => [name, escapeMarkup(value)]));
  const inText = fillMarks(html, escaped);
  return inText.replaceAll(/%7B(\w+)%7D/g, (mark, name: string) => marks[name]?.replaceAll(/\s/g, '') ?? mark);
}

/**
 * Lists words in curly brackets that are none of these marks: `Call {telephone}` -> `{telephone}`. It also lists lone
 * brackets.
 */
export function listUnknownMarks(text: string, names: readonly string[] = MARK_NAMES): string[] {
  const unknown = [...text.matchAll(MARK_PATTERN)].filter(([, name = '']) => !names.includes(name));
  const rest = text.replaceAll(MARK_PATTERN, '').match(/[{}]/g) ?? [];
  return [...unknown.map(([mark]) => mark), ...rest];
}

/** `Monday to Friday from 11:00 am to 7:00 pm and Saturday from 11:00 am to 3:00 pm` */
export function hoursToWords(week: readonly OpeningHours[]): string {
  const runs = week.flatMap(({ from, to, opens, closes }) => {
    if (!opens || !closes) return [];
    const first = weekdayToWords(from);
    const days = to && to !== from ? markWords.days(first, weekdayToWords(to)) : first;
    return markWords.hours(days, opens, closes);
  });
  return joinAnd(runs);
}

/** `The privacy desk (privacy@clinic.example or +91 20 0000 0100)` */
function contactToWords({ name, email, phone }: ClinicContent['privacyContact']): string {
  const ways = [email, phone].filter((way) => way !== undefined);
  return `${name} (${joinOr(ways)})`;
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
