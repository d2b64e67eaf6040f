import type { Hours } from '@clinic/contract/booking-calendar.ts';
import { toSlots } from '@clinic/contract/timetable.ts';
import { REGISTRATION_LABEL } from '@clinic/contract/translatable-texts.ts';
import type * as SchemaOrg from 'schema-dts';
import { stripLinks } from '#lib/reading/linked-text.ts';
import { messages } from '#messages/shared.ts';
import { wishToBookPath } from '../booking/book-path.ts';
import { listDays, type OpeningHours } from '../browser/contact/opening-hours.ts';
import { toLanguageUrl } from '../paths/language-path.ts';
import type {
  BlogPosting,
  BreadcrumbList,
  ClinicReference,
  FAQPage,
  MedicalClinic,
  MedicalProcedure,
  MedicalWebPage,
  OpeningHoursSpecification,
  Physician,
  PostalAddress,
  ReserveAction,
  StructuredData,
} from './structured-data-types.ts';

// `satisfies` checks the objects below against all of schema.org's types, so that an unknown property is an error.

/** The fields of `content/clinic.yaml` that structured data uses. */
type ClinicContent = {
  name: { bold: string; light: string };
  tagline: string;
  address: { street: string; area: string; city: string; region: string; postalCode: string; country: string };
  phone: string;
  email: string;
  map: { latitude: number; longitude: number };
  openingHours: OpeningHours[];
};

const CLINIC_IMAGE_PATH = '/icon-512.png';

export function createClinic(clinic: ClinicContent, site: URL): MedicalClinic {
  return {
    ...createClinicReference(clinic, site),
    description: clinic.tagline,
    telephone: phoneToNumber(clinic.phone),
    email: clinic.email,
    image: new URL(CLINIC_IMAGE_PATH, site).href,
    address: createAddress(clinic.address),
    geo: { '@type': 'GeoCoordinates', latitude: clinic.map.latitude, longitude: clinic.map.longitude },
    openingHoursSpecification: createOpeningHours(clinic.openingHours),
    medicalSpecialty: 'Surgical',
    potentialAction: createReservation(wishToBookPath({}), site),
  } satisfies SchemaOrg.MedicalClinic;
}

/** Describes a doctor or founder. `path` and `image` are addresses on this site, `hours` the doctor's own ones. */
export function createPhysician(
  person: {
    name: string;
    summary: string;
    path: string;
    image: string;
    specialty?: Physician['medicalSpecialty'];
    /** The medical council's number. */
    registration?: string | undefined;
    languages?: readonly string[] | undefined;
    hours?: Hours[] | undefined;
  },
  clinic: ClinicContent,
  site: URL,
): Physician {
  return {
    '@type': 'Physician',
    name: person.name,
    description: person.summary,
    url: toLanguageUrl(person.path, site),
    image: new URL(person.image, site).href,
    telephone: phoneToNumber(clinic.phone),
    address: createAddress(clinic.address),
    ...(person.specialty && { medicalSpecialty: person.specialty }),
    ...(person.registration && {
      identifier: { '@type': 'PropertyValue' as const, name: REGISTRATION_LABEL, value: person.registration },
    }),
    ...(person.languages && { knowsLanguage: [...person.languages] }),
    ...(person.hours?.length && { openingHoursSpecification: person.hours.flatMap(createDoctorHours) }),
    parentOrganization: createClinicReference(clinic, site),
  } satisfies SchemaOrg.Physician;
}

/** Describes a service. `recovery` is what follows the operation, as text or as points. */
export function createProcedure(
  service: { title: string; description: string; path: string; image: string; recovery?: string | string[] },
  site: URL,
): MedicalProcedure {
  return {
    '@type': 'MedicalProcedure',
    name: service.title,
    description: service.description,
    url: toLanguageUrl(service.path, site),
    image: new URL(service.image, site).href,
    ...(service.recovery && { followup: stripLinks([service.recovery].flat().join(' ')) }),
  } satisfies SchemaOrg.MedicalProcedure;
}

/**
 * Describes a medical page and how to book what it is about. `check` is absent until a doctor has read the page; its day
 * is YYYY-MM-DD.
 */
export function createMedicalPage(
  page: { title: string; description: string; path: string; bookPath: string; check?: MedicalCheck | undefined },
  clinic: ClinicContent,
  site: URL,
): MedicalWebPage {
  const { title, description, path, bookPath, check } = page;
  return {
    '@type': 'MedicalWebPage',
    name: title,
    description,
    url: toLanguageUrl(path, site),
    about: { '@type': 'MedicalProcedure', name: title },
    publisher: createClinicReference(clinic, site),
    ...(check && { lastReviewed: check.day, reviewedBy: { '@type': 'Person' as const, name: check.reviewer } }),
    potentialAction: createReservation(bookPath, site),
  } satisfies SchemaOrg.MedicalWebPage;
}

type MedicalCheck = { reviewer: string; day: string };

/** Describes the booking form as the way to reserve an appointment. */
function createReservation(path: string, site: URL): ReserveAction {
  return {
    '@type': 'ReserveAction',
    target: { '@type': 'EntryPoint', urlTemplate: toLanguageUrl(path, site) },
    result: { '@type': 'Reservation', name: messages.footer.book },
  } satisfies SchemaOrg.ReserveAction;
}

export function createBlogPosting(
  post: { title: string; summary: string; date: string; author: string; tags: string[]; path: string; image: string },
  clinic: ClinicContent,
  site: URL,
): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    datePublished: post.date,
    author: { '@type': 'Person', name: post.author },
    publisher: createClinicReference(clinic, site),
    image: new URL(post.image, site).href,
    keywords: post.tags.join(', '),
    mainEntityOfPage: toLanguageUrl(post.path, site),
  } satisfies SchemaOrg.BlogPosting;
}

export function createFaqPage(questions: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } satisfies SchemaOrg.FAQPage;
}

/**
 * Describes the breadcrumbs from the home page to this page. `below` lists the pages below the home page, this one
 * last.
 */
export function createBreadcrumbs(below: readonly { name: string; path: string }[], site: URL): BreadcrumbList {
  const trail = [{ name: messages.navigation.home, path: '/' }, ...below];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toLanguageUrl(path, site),
    })),
  } satisfies SchemaOrg.BreadcrumbList;
}

/** Creates the text of a `<script type="application/ld+json">`, escaped so that it cannot end the element. */
export function toJsonLd(data: readonly StructuredData[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', '\\u003c');
}

function createClinicReference({ name }: ClinicContent, site: URL): ClinicReference {
  return {
    '@type': 'MedicalClinic',
    '@id': new URL('/#clinic', site).href,
    name: `${name.bold} ${name.light}`,
    url: toLanguageUrl('/', site),
  };
}

function createAddress({ street, area, city, region, postalCode, country }: ClinicContent['address']): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: `${street}, ${area}`,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: countryToCode(country),
  };
}

/** Returns the ISO code of a country named in English: `India` -> `IN`. A name without a code is returned unchanged. */
function countryToCode(country: string): string {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return (
    letters.flatMap((first) => letters.map((second) => first + second)).find((code) => names.of(code) === country) ??
    country
  );
}

/** Describes the opening hours. Closed days are left out, which is how schema.org marks them. */
function createOpeningHours(week: readonly OpeningHours[]): OpeningHoursSpecification[] {
  return week.flatMap((run) => {
    if (!run.opens || !run.closes) return [];
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: listDays(run), opens: run.opens, closes: run.closes }];
  });
}

/**
 * Describes a line of a doctor's hours. schema.org has no word for every second week, so such a line is left out. Single
 * times become as many spans.
 */
function createDoctorHours(line: Hours): OpeningHoursSpecification[] {
  const { weekdays, from, times, first, last, everyWeeks = 1 } = line;
  if (everyWeeks > 1) return [];
  const slots = toSlots(line);
  // The minutes that are left after the last slot cannot be booked.
  const spans = times ? slots : [{ start: from ?? '', end: slots.at(-1)?.end ?? '' }];
  return spans.map(({ start, end }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays,
    opens: start,
    // schema.org ends a day one minute before midnight.
    closes: end === '24:00' ? '23:59' : end,
    ...(first && { validFrom: first }),
    ...(last && { validThrough: last }),
  }));
}

/** `+91 20 0000 0100` -> `+912000000100` */
function phoneToNumber(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}
