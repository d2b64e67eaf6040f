import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { toInstant } from '@clinic/contract/clinic-clock.ts';
import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import { ofDoctor } from '@clinic/contract/open-slots.ts';
import { parse } from 'yaml';

// Tests read from content/ what they expect, so that a clinic may change it. The tests themselves state what the
// specification fixes.

const CONTENT = join(import.meta.dirname, '../content');

/** How soon a sign needs help, the most urgent first. */
export const TIERS = ['ambulance', 'now', 'today', 'week', 'book'] as const;

type Tier = (typeof TIERS)[number];

type Sign = { say: string; tier: Tier; region: string; services?: string[]; department?: string; also?: string[] };

type SignReference = string | { id: string; text: string };

type Person = { order: number; name: string; role?: string; title?: string; summary: string };

type Founder = Person & {
  details: { label: string; value: string; href?: string }[];
  sections: { title: string; items: string[] }[];
};

type Service = {
  order: number;
  title: string;
  category: string;
  department: string;
  description: string;
  benefits?: unknown[];
  technology?: unknown;
  images?: unknown[];
  timeline: unknown[];
  treatmentOptions: string[] | string;
  recovery: string[] | string;
  signs: SignReference[];
  urgentAdvice?: string;
  glance?: Record<string, { note?: string } | string>;
  notFor?: string[];
  alternatives?: string[];
  questions?: { question: string; answer: string }[];
  surgeonQuestions?: string[];
  illustration?: { labels: { text: string }[]; description: string };
  sources?: Source[];
  risks?: Risk[];
  anaesthesia?: ('general' | 'spinal' | 'local')[];
  preparation?: string[];
  review: { author: string; reviewer?: string; reviewed?: string; nextReview: string };
};

type Source = { id: string; title: string; url?: string; doi?: string };

type Risk = {
  risk: string;
  figure?: { text: string; source: string | string[]; year: number; people: string; range?: string };
  often?: string;
  note?: string;
};

type Post = { title: string; author: string; date: string; tags: string[]; images: { alt: string }[] };

type Recognition = {
  order: number;
  type: string;
  title: string;
  source: string;
  description: string;
  date: string;
};

export const CLINIC = readFields<{
  name: { bold: string; light: string };
  address: { area: string; city: string; postalCode: string };
  map: { latitude: number; longitude: number };
  phone: string;
  emergencyPhone: string;
  email: string;
  emergencyNumbers: string[];
  emergencyHelp: { ambulance: string; action: string; night: string; today: string; notice: string };
  colors: { accent: string };
  figuresNote?: string;
  isDemonstration: boolean;
}>('clinic.yaml');

export const CLINIC_NAME = `${CLINIC.name.bold} ${CLINIC.name.light}`;

/** The headings of signs, by how soon they need help. */
export const TIER_TITLES = {
  ambulance: `Ambulance: call ${CLINIC.emergencyNumbers.join(' or ')}`,
  now: 'Now: go to an emergency department',
  today: 'Today: call us',
  week: 'This week: book a visit',
  book: 'Book a visit',
};

/** The words about emergencies on every page, as the screen shows them. */
export const EMERGENCY_HELP = {
  ambulance: fill(CLINIC.emergencyHelp.ambulance),
  action: fill(CLINIC.emergencyHelp.action),
  today: fill(CLINIC.emergencyHelp.today),
  night: fill(CLINIC.emergencyHelp.night),
  notice: fill(CLINIC.emergencyHelp.notice),
};

/** All signs by their ids. */
export const SIGNS = new Map(readEntries<Sign>('signs').map(({ slug, ...sign }) => [slug, { id: slug, ...sign }]));

/** The preparation, signs and risks that belong to each kind of anaesthetic. */
export const ANAESTHESIA = readFields<{
  preparation: Record<'fasting' | 'day' | 'medicines' | 'breastfeeding' | 'local', string[]>;
  signs: Record<'general' | 'spinal', SignReference[]>;
  risks: Record<string, unknown[]>;
}>('anaesthesia.yaml');

/** The services in the order of the menu, with the number of entries in each part of their page. */
export const SERVICES = readInOrder<Service>('services').map(
  ({ slug, title, category, department, description, review, ...service }) => ({
    ...{ slug, title, category, department, description, ...review },
    benefits: service.benefits?.length ?? 0,
    technology: service.technology !== undefined,
    images: service.images?.length ?? 1,
    steps: service.timeline.length,
    treatmentPoints: countPoints(service.treatmentOptions),
    recoveryPoints: countPoints(service.recovery),
    signs: listSigns(service),
    drawnLabels: service.illustration?.labels.length ?? 0,
    urgentAdvice: service.urgentAdvice,
    glance: service.glance,
    questions: service.questions ?? [],
    surgeonQuestions: service.surgeonQuestions ?? [],
    illustration: service.illustration,
    sources: service.sources ?? [],
    choices: [...(service.notFor ?? []), ...(service.alternatives ?? [])],
    anaesthesia: service.anaesthesia ?? [],
    risks: service.risks ?? [],
    preparation: service.preparation ?? [],
  }),
);

/** The categories that have services, in the order of the services page. */
export const CATEGORIES = readFields<{ categories: string[] }>('categories.yaml')
  .categories.map((title) => ({
    title,
    anchor: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    services: SERVICES.filter(({ category }) => category === title).map((service) => service.title),
  }))
  .filter(({ services }) => services.length > 0);

/** The services that the home page has cards for (`docs/product.md`, 'Home'). */
export const CARD_SERVICES = SERVICES.slice(0, 15);

/** The posts, newest first. */
export const POSTS = readEntries<Post>('blog')
  .toSorted((a, b) => b.date.localeCompare(a.date))
  .map((post) => ({
    ...post,
    longDate: new Date(post.date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  }));

export const FOUNDERS = readInOrder<Founder>('founders');

export const TEAM = readInOrder<Person & { specialties: string[]; about: string[] }>('team');

export const RECOGNITIONS = readInOrder<Recognition>('recognitions');

export const GALLERY = readInOrder<{ order: number; caption: string }>('gallery');

export const TESTIMONIALS = readInOrder<{ order: number; name: string; role: string; procedure: string }>(
  'testimonials',
);

export const VIDEOS = readInOrder<{ order: number; name: string; embedId: string; thumbnail: { alt: string } }>(
  'video-testimonials',
);

export const HOME = readFields<{
  founder: { badges: string[]; specialities: string[] };
  coFounder: { badges: string[]; focusAreas: string[] };
  expertise: { panels: { title: string; description: string; href: string }[] };
}>('home.yaml');

export const TECHNOLOGY = readFields<{ parts: { id: string; title: string; services: string[] }[] }>('technology.yaml');

const BOOKING = readFields<BookingCalendar>('booking.yaml');

const CALENDAR = BOOKING.departments;

export const { timeZone: TIME_ZONE, diallingPrefix: DIALLING_PREFIX, nationalDigits: NATIONAL_DIGITS } = BOOKING;

/** A pattern for the name of the clinic's time zone, as it follows a time. */
export const ZONE_PATTERN = TIME_ZONE === 'Asia/Kolkata' ? 'IST' : 'GMT\\S+';

/** Returns the instant at which the clinic's clock shows this, for example `2026-11-20T18:59`. */
export function atClinic(local: string): Date {
  const [date = '', time] = local.split('T');
  return toInstant(TIME_ZONE, date, time);
}

export const DEPARTMENTS = CALENDAR.map(({ id, name, treats, doctors }) => ({
  ...{ id, name, treats },
  doctors: doctors.map((doctor) => doctor.name),
}));

const SYMPTOMS_FILE = readFields<{
  regions: { id: string; name: string }[];
  signs: string[];
  table?: string[];
}>('symptoms.yaml');

/** The regions of the body. */
export const { regions: REGIONS } = SYMPTOMS_FILE;

/** The signs of `/symptoms`, each with its first service and the department that looks after it. */
export const SYMPTOMS = SYMPTOMS_FILE.signs.map(toSymptom);

/** The rows of the short table on `/book`, `/faq` and `/services`. */
export const TABLE_ROWS = (SYMPTOMS_FILE.table ?? []).map(toSymptom).map(({ say, department }) => ({
  say,
  department: DEPARTMENTS.find(({ id }) => id === department) as (typeof DEPARTMENTS)[number],
}));

/** The questions of `/faq`. */
export const QUESTIONS = readFields<{
  topics: { questions: { question: string; signs?: SignReference[] }[] }[];
}>('faq.yaml')
  .topics.flatMap(({ questions }) => questions)
  .map(({ question, signs = [] }) => ({ question, signs: signs.map(toSign) }));

/** The names of the doctors in `content/doctors`, who have a picture. */
export const FACES = readEntries('doctors').map(
  ({ slug }) => CALENDAR.flatMap(({ doctors }) => doctors).find(({ id }) => id === slug)?.name,
);

/** The doctors who have their own page. */
export const DOCTOR_PAGES = readEntries<{
  profile?: { role: string; registration: string; summary: string; about: string[]; specialties: string[] };
}>('doctors').flatMap(({ slug, profile }) => {
  const doctor = CALENDAR.flatMap(({ doctors }) => doctors).find(({ id }) => id === slug);
  const about = profile?.about.map((text) => text.replaceAll('{doctor}', doctor?.name ?? ''));
  return doctor && profile && about ? [{ slug, name: doctor.name, profile: { ...profile, about } }] : [];
});

/** All doctors, each with their department. */
export const DOCTORS = DEPARTMENTS.flatMap(({ name, doctors }) =>
  doctors.map((doctor) => ({ department: name, doctor })),
);

/** The ids of doctors by their names. */
export const DOCTOR_IDS = new Map(CALENDAR.flatMap(({ doctors }) => doctors).map(({ id, name }) => [name, id]));

/** The doctors with hours of their own, with the calendar of each, each with another kind of visit if there are any. */
export const OWN_HOURS = CALENDAR.flatMap(({ name: department, doctors }) =>
  doctors.filter(({ hours }) => hours).map(({ id, name: doctor }) => ({ department, doctor, id })),
).map(({ id, ...doctor }, number) => {
  const visit = BOOKING.visits?.[number % BOOKING.visits.length];
  return { ...doctor, visit, own: ofDoctor(BOOKING, id), forVisit: ofDoctor(BOOKING, id, visit?.minutes) };
});

const IN_CLINIC_SLOTS = DOCTORS.filter(({ doctor }) => !OWN_HOURS.some((other) => other.doctor === doctor));

/**
 * Returns a doctor with the department, who has the clinic's slots. Tests that book at the same time use different
 * numbers.
 */
export function getDoctor(number: number, isWanted?: (visit: (typeof DOCTORS)[number]) => boolean) {
  const doctors = isWanted ? IN_CLINIC_SLOTS.filter(isWanted) : IN_CLINIC_SLOTS;
  return doctors[number % doctors.length] as (typeof DOCTORS)[number];
}

/** Whether the department has more than one doctor. */
export function hasColleague({ department }: { department: string }): boolean {
  return DOCTORS.filter((other) => other.department === department).length > 1;
}

function countPoints(text: string[] | string): number {
  return typeof text === 'string' ? 0 : text.length;
}

/** Returns the ids of a department and a doctor, as the database stores them. */
export function toIds(visit: { department: string; doctor: string }): { department: string; doctor: string } {
  const department = CALENDAR.find(({ name }) => name === visit.department);
  const doctor = department?.doctors.find(({ name }) => name === visit.doctor);
  return { department: department?.id ?? '', doctor: doctor?.id ?? '' };
}

/** `+91 20 0000 0100` -> `tel:+912000000100` */
export function toTel(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** The signs on a service's page, the most urgent first: its own, and those of its anaesthetics that it does not tell. */
function listSigns({ signs, anaesthesia = [] }: Pick<Service, 'signs' | 'anaesthesia'>) {
  const own = signs.map(toSign);
  const after = (['general', 'spinal'] as const)
    .filter((kind) => anaesthesia.includes(kind))
    .flatMap((kind) => ANAESTHESIA.signs[kind].map(toSign))
    .filter(({ id }) => !own.some((sign) => sign.id === id));
  const all = [...own, ...after];
  return TIERS.flatMap((tier) => all.filter((sign) => sign.tier === tier));
}

function toSign(reference: SignReference) {
  const { id, text } = typeof reference === 'string' ? { id: reference, text: undefined } : reference;
  const sign = findSign(id);
  return { id, tier: sign.tier, text: text ?? sign.say };
}

function toSymptom(id: string) {
  const sign = findSign(id);
  const [service] = sign.services ?? [];
  return { ...sign, service, department: sign.department ?? SERVICES.find(({ slug }) => slug === service)?.department };
}

function findSign(id: string) {
  const sign = SIGNS.get(id);
  if (!sign) throw new Error(`content/signs/${id}.yaml does not exist.`);
  return sign;
}

/** Reads the words beside signs for today in a language. */
export function readTodayHelp(language: LanguageCode): string {
  if (language === ENGLISH) return EMERGENCY_HELP.today;
  const { texts } = parse(readFileSync(join(CONTENT, language, 'clinic.yaml'), 'utf8')) as {
    texts: Record<string, string>;
  };
  return fill(texts[CLINIC.emergencyHelp.today.trim()] ?? CLINIC.emergencyHelp.today);
}

/** Fills in the marks of a text that the tests need, so that it reads as on the site. */
function fill(text: string): string {
  const marks: Record<string, string> = {
    clinic: CLINIC_NAME,
    city: CLINIC.address.city,
    area: CLINIC.address.area,
    phone: CLINIC.phone,
    emergencyPhone: CLINIC.emergencyPhone,
    emergencyNumbers: CLINIC.emergencyNumbers.join(' or '),
    night: CLINIC.emergencyHelp.night,
    today: CLINIC.emergencyHelp.today,
  };
  const filled = text.replace(/\{(\w+)\}/g, (mark, name) => marks[name] ?? mark);
  // The words for a mark may contain marks.
  return filled === text ? filled.replaceAll(/\[([^\]]+)\]\(\/[^)\s]*\)/g, '$1') : fill(filled);
}

/** Reads the files of a folder, each with its name as `slug`. */
function readEntries<Fields>(folder: string): (Fields & { slug: string })[] {
  const path = join(CONTENT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => /\.(yaml|md)$/.test(name))
    .map((name) => ({ slug: basename(name, extname(name)), ...readFields<Fields>(join(folder, name)) }));
}

/** Reads the files of a folder by their `order`. */
function readInOrder<Fields extends { order: number }>(folder: string) {
  return readEntries<Fields>(folder).toSorted((a, b) => a.order - b.order);
}

function readFields<Fields>(file: string): Fields {
  const text = readFileSync(join(CONTENT, file), 'utf8');
  const [, head = text] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  return parse(head, (_key, value) => (typeof value === 'string' && file !== 'clinic.yaml' ? fill(value) : value));
}
