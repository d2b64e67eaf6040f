import type { ENGLISH, LanguageCode } from '@clinic/contract/languages.ts';
import type { HAPPENINGS, MailKind } from '@clinic/contract/mails.ts';
import type { Country } from '@clinic/contract/typed-phone.ts';

/** The words of a mail for one event. */
type EventWords = { subject: string; preview: string; title: string; texts: string[] };

/** The words of `content/mails.yaml`. The clinic's marks are filled in, those of an appointment are not. */
export type MailWords = {
  greeting: string;
  patient: Record<MailKind | 'handedOver', EventWords>;
  clinic: Record<(typeof HAPPENINGS)[number], EventWords>;
  review: string;
  bring: { title: string; points: string[] };
  place: { title: string; text: string };
  manage: string;
  urgent: { title: string; text: string };
  why: string;
  calendar: { title: string; text: string };
};

export type MailClinic = {
  name: { bold: string; light: string };
  legalName: string;
  /** In one line. */
  address: string;
  phone: string;
  email: string;
  /** The place of the door, in decimal degrees. */
  map: { latitude: number; longitude: number };
  /** The link to that place in the maps service. */
  mapUrl: string;
};

/** All of the content that mails and calendar files need, in one language. The build of the site writes it as JSON. */
export type MailPlace = {
  words: MailWords;
  clinic: MailClinic;
  /** The clinic's telephone numbers, with their links. */
  numbers: Record<string, string>;
  /** The names that patients read instead of the English ones that bookings hold; empty in English. */
  shownNames: Record<string, string>;
  timeZone: string;
  country: Country;
  /** The absolute address where another appointment can be booked. */
  bookUrl: string;
};

/** The places of all languages that the site is built in. */
export type MailPlaces = { [ENGLISH]: MailPlace } & Partial<Record<LanguageCode, MailPlace>>;
