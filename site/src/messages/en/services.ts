import type { NextFree } from '@clinic/contract/appointment.ts';

/** The words of the service pages, the services page and the technology page. */
export const serviceMessages = {
  book: 'Book',
  sections: {
    overview: 'Overview',
    overviewDetails: 'More about it, and what is done',
    whenToConsult: 'When to consult',
    treatmentOptions: 'Treatment options',
    notFor: 'Who should not have it',
    alternatives: 'What else there is',
    risks: 'Risks, and how often',
    preparation: 'How to prepare',
    recovery: 'Recovery',
    recoverySteps: 'From the first day to heavy work',
    questions: 'Questions',
    patientQuestions: 'Questions that patients ask',
    whyChooseUs: 'Why choose us',
    benefits: { thin: 'Key', bold: 'Benefits' },
    technology: { thin: 'Advanced', bold: 'Technology' },
    facility: { thin: 'Facility &', bold: 'Equipment' },
    journey: { thin: 'Your Journey to', bold: 'Recovery' },
    others: { thin: 'Other', bold: 'services' },
  },
  /** The words that open a fold, which phones alone have. */
  folds: {
    signs: (count: number) => `All ${count} signs`,
    reasons: (count: number) => `All ${count} reasons`,
    technology: 'How it works',
    drawing: 'What the drawing shows',
    options: (count: number) => `All ${count} ways`,
    benefits: (count: number) => `All ${count} benefits`,
    steps: (count: number) => `All ${count} steps`,
  },
  /** The table of facts. `rangeToWords` and those beside it write its figures. */
  glance: {
    title: 'At a glance',
    facts: {
      operation: 'How long it takes',
      anaesthetic: 'Anaesthetic',
      hospital: 'Nights in hospital',
      work: 'Days off work',
      driving: 'Driving',
      lifting: 'Lifting',
      travel: 'Long journeys',
      cost: 'What it costs',
    },
    nextFree: 'Next free time',
    seeTimes: 'See free times',
  },
  /** Below the risks: the scale of the surgical colleges. */
  frequencyWords:
    "'Very common' means more than 1 in 10 people, 'common' up to 1 in 10, 'uncommon' up to 1 in 100, 'rare' up to 1 in 1,000 and 'very rare' up to 1 in 10,000.",
  /** After a frequency: `1 to 12 in 100` */
  studiesFound: (range: string) => `Studies found ${range}.`,
  /** In the list of sources: which risk was counted, on whom and when. */
  measured: (risk: string, people: string, year: number) => `${risk} (${people}, ${year})`,
  surgeonQuestions: {
    title: 'Questions to ask your surgeon',
    sheetTitle: (about: string) => `${about}: questions to ask your surgeon`,
    print: 'Print the questions',
    send: 'Send them by WhatsApp',
  },
  technologyLink: 'How this technology works',
  contactCard: {
    title: 'Not sure what you need?',
    text: 'Tell us what you have noticed. We tell you plainly, even if you need no operation.',
    contact: 'Contact Us',
    book: 'Book appointment',
  },
  review: {
    author: 'Written by',
    reviewer: 'Medically reviewed by',
    nobody: 'Nobody yet',
    reviewed: 'Reviewed on',
    nextReview: 'Next review by',
  },
  servicesPage: {
    title: 'Services',
    heading: { thin: 'What we', bold: 'treat' },
    metaDescription: (city: string, categories: string[]) =>
      `All operations and treatments of our clinic in ${city} by category: ${categories.join(', ').toLowerCase()}.`,
    lead: 'Each page says in plain words which signs call for a visit, what the choices are, how recovery goes and what cannot wait.',
    categories: 'Categories',
    end: { thin: 'Not sure', bold: 'what you need?' },
    technology: 'The technology we use',
  },
  technologyPage: { title: 'Technology', services: 'Used for' },
} as const;

/** A range of the table 'At a glance', as `content/services` writes it. */
type Range = { min: number; max: number; unit: 'minutes' | 'hours' | 'nights' | 'days' | 'weeks' | 'months' };

/** `30, 45, minutes` -> `30 to 45 minutes`; `1, 1, days` -> `1 day`; `0, 3, days` -> `Up to 3 days` */
export function rangeToWords({ min, max, unit }: Range): string {
  const units = max === 1 ? unit.slice(0, -1) : unit;
  if (min === 0) return `Up to ${max} ${units}`;
  return min === max ? `${max} ${units}` : `${min} to ${max} ${units}`;
}

/** The nights in hospital: `0, 0` -> `None: home the same day`; `0, 1` -> `None or 1 night` */
export function nightsToWords({ min, max, unit }: Range): string {
  if (max === 0) return 'None: home the same day';
  if (min > 0) return rangeToWords({ min, max, unit });
  return `None ${max === 1 ? 'or' : 'to'} ${rangeToWords({ min: max, max, unit })}`;
}

/** The time from the operation to a day: `1, 2, weeks` -> `After 1 to 2 weeks`; `0, 0` -> `The same day` */
export function waitToWords({ min, max, unit }: Range): string {
  if (max === 0) return 'The same day';
  if (min === 0) return `Within ${rangeToWords({ min: max, max, unit })}`;
  return `After ${rangeToWords({ min, max, unit })}`;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

const shortDayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Formats a free slot: `Next free: Tuesday 24 November, 10 am with Dr. Namuna Kale` */
export function nextFreeToWords({ date, slot, doctor }: NextFree): string {
  return `Next free: ${dayFormat.format(new Date(date)).replace(',', '')}, ${slotToTime(slot)} with ${doctor}`;
}

/** Formats a free slot for a row that is named 'Next free time': `Tue 24 Nov, 10 am` */
export function nextFreeToTime({ date, slot }: NextFree): string {
  return `${shortDayFormat.format(new Date(date)).replace(',', '')}, ${slotToTime(slot)}`;
}

function slotToTime(slot: string): string {
  const [hour = 0, minute = 0] = slot.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${slot.slice(3)}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The words around signs of illness, by how soon they need help. */
export const signMessages = {
  tiers: {
    ambulance: (numbers: string) => `Ambulance: call ${numbers}`,
    now: () => 'Now: go to an emergency department',
    today: () => 'Today: call us',
    week: () => 'This week: book a visit',
    book: () => 'Book a visit',
  },
  bookLink: 'Book appointment',
  /** Before links to the regions of `/symptoms`. */
  more: 'All signs, by part of the body:',
} as const;

/** The words of `/symptoms` and of the drawn body on `/services`. */
export const symptomMessages = {
  title: 'Symptoms',
  heading: 'What have you noticed?',
  metaDescription: (city: string) =>
    `What you may notice, from neck to foot: what it may be, how soon to be seen, and which doctors in ${city} look after it.`,
  /** The headings of the page's two parts. */
  urgent: { id: 'now', title: 'What cannot wait' },
  regions: { id: 'regions', title: 'From neck to foot' },
  book: (department: string) => `Book: ${department}`,
  body: {
    title: 'Where is it?',
    lead: 'Press a dot or a name to see what we treat there.',
    signs: (region: string) => `What you may notice: ${region}`,
    all: 'All signs, and how soon to be seen',
  },
  link: 'What have you noticed?',
} as const;

/** The words around the table that leads from a symptom to its department. */
export const departmentMessages = {
  anchor: 'what-is-it-about',
  title: 'What is it about?',
  unsure: 'Not sure? What is it about?',
  notice: 'What you have noticed',
  department: 'Department',
} as const;
