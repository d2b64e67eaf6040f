import type { ENGLISH, LanguageCode } from '@clinic/contract/languages.ts';
import type { Translated } from '@clinic/contract/messages/translated.ts';

/** The modules of English, which pages and islands import by `#messages/`. Without those made from the content. */
type English = {
  booking: typeof import('./en/booking.ts');
  'booking-late': typeof import('./en/booking-late.ts');
  contact: typeof import('./en/contact.ts');
  'contact-form': typeof import('./en/contact-form.ts');
  home: typeof import('./en/home.ts');
  hours: typeof import('./en/hours.ts');
  language: typeof import('./en/language.ts');
  people: typeof import('./en/people.ts');
  portal: typeof import('./en/portal.ts');
  reading: typeof import('./en/reading.ts');
  refusals: typeof import('./en/refusals.ts');
  search: typeof import('./en/search.ts');
  'search-results': typeof import('./en/search-results.ts');
  services: typeof import('./en/services.ts');
  shared: typeof import('./en/shared.ts');
};

type Hindi = {
  booking: typeof import('./hi/booking.ts');
  'booking-late': typeof import('./hi/booking-late.ts');
  contact: typeof import('./hi/contact.ts');
  'contact-form': typeof import('./hi/contact-form.ts');
  home: typeof import('./hi/home.ts');
  hours: typeof import('./hi/hours.ts');
  language: typeof import('./hi/language.ts');
  people: typeof import('./hi/people.ts');
  portal: typeof import('./hi/portal.ts');
  reading: typeof import('./hi/reading.ts');
  refusals: typeof import('./hi/refusals.ts');
  search: typeof import('./hi/search.ts');
  'search-results': typeof import('./hi/search-results.ts');
  services: typeof import('./hi/services.ts');
  shared: typeof import('./hi/shared.ts');
};

type Marathi = {
  booking: typeof import('./mr/booking.ts');
  'booking-late': typeof import('./mr/booking-late.ts');
  contact: typeof import('./mr/contact.ts');
  'contact-form': typeof import('./mr/contact-form.ts');
  home: typeof import('./mr/home.ts');
  hours: typeof import('./mr/hours.ts');
  language: typeof import('./mr/language.ts');
  people: typeof import('./mr/people.ts');
  portal: typeof import('./mr/portal.ts');
  reading: typeof import('./mr/reading.ts');
  refusals: typeof import('./mr/refusals.ts');
  search: typeof import('./mr/search.ts');
  'search-results': typeof import('./mr/search-results.ts');
  services: typeof import('./mr/services.ts');
  shared: typeof import('./mr/shared.ts');
};

/** The words of each language. One that lacks a module, an export or a key does not compile, nor does a missing language. */
export type EveryLanguage = Complete<{ hi: Hindi; mr: Marathi }>;

type Complete<Languages extends Record<Exclude<LanguageCode, typeof ENGLISH>, Translated<English>>> = Languages;
