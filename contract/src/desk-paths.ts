/** Paths below the desk's own origin. */
export const DESK_PATHS = {
  signIn: '/sign-in',
  signInCode: '/sign-in/code',
  signInPasskey: '/sign-in/passkey',
  passkeyOptions: '/sign-in/passkey/options',
  stay: '/account/stay',
  signOut: '/sign-out',
  passphrase: '/passphrase',
  today: '/',
  day: '/day',
  week: '/week',
  earliest: '/earliest',
  events: '/events',
  appointments: '/appointments',
  book: '/appointments/new',
  search: '/search',
  absences: '/late',
  closures: '/closures',
  sessions: '/closures/sessions',
  review: '/review',
  mails: '/mails',
  export: '/export',
  openings: '/openings',
  person: '/person',
  feed: '/feed',
  fhir: '/fhir',
  people: '/people',
  numbers: '/numbers',
  settings: '/settings',
  notices: '/settings/notices',
  screen: '/settings/screen',
  tokens: '/settings/tokens',
  calendars: '/settings/calendars',
  waiting: '/waiting',
  account: '/account',
  website: '/website',
  websiteDraft: '/website/draft',
  websitePublish: '/website/publish',
  websiteHistory: '/website/history',
} as const;

/** The pages that the desk's bar leads to. */
export const DESK_PLACES = [
  'today',
  'week',
  'absences',
  'search',
  'closures',
  'review',
  'mails',
  'numbers',
  'export',
  'people',
  'settings',
] as const;

export type DeskPlaceName = (typeof DESK_PLACES)[number];

/** The places that only owners see. */
export const OWNER_PLACES: readonly DeskPlaceName[] = ['export', 'people', 'settings'];

/**
 * Returns the path of a day's page. `date` is YYYY-MM-DD. With an appointment's id, it is the page where another slot
 * is chosen for the appointment, or one for the next visit of its patient.
 */
export function toDayPath(date: string, movingId?: string, nextOfId?: string): string {
  const path = `${DESK_PATHS.day}/${date}`;
  if (movingId !== undefined) return `${path}?move=${encodeURIComponent(movingId)}`;
  return nextOfId === undefined ? path : `${path}?from=${encodeURIComponent(nextOfId)}`;
}
