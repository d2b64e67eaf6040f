import type { ManageLinks } from '@clinic/api/appointments/links/manage-links.ts';
import type { AppointmentStore } from '@clinic/api/appointments/store/store.ts';
import type { Database } from '@clinic/api/database/open-database.ts';
import type { Bell } from '@clinic/api/outbox/bell.ts';
import type { LanguageCode } from '@clinic/contract/languages.ts';
import type { MailWriter } from '@clinic/contract/mails.ts';
import type { PrivacyContact } from '@clinic/contract/site-pages.ts';
import type { DeskAuth } from '#people/auth.ts';
import type { Passkeys } from '#people/passkeys.ts';
import type { SignInLimits } from '#people/sign-in-limits.ts';
import type { ClinicData } from './clinic-data.ts';
import type { DeskEvents } from './events.ts';
import type { Openings } from './openings.ts';
import type { Website } from './website-files.ts';

/** The parts that all rooms of the desk work with. It is made once, in `app.ts` and `routes.ts`. */
export type Desk = ClinicData & {
  auth: DeskAuth;
  events: DeskEvents;
  store: Pick<AppointmentStore, 'book' | 'listTaken' | 'listClosed'>;
  bell: Bell;
  /** Tells all open pages that something has changed. */
  notifyDesk: () => void;
  /** The address of the desk, without a slash at the end. */
  deskUrl: string;
  /** The folder for mails that are written as files. */
  outboxDir: string;
  /** Patients ask this person about their data; `null` when the built site does not say. */
  privacyContact: PrivacyContact | null;
  /** The clinic's secret, from which secret addresses follow. */
  secret: Buffer;
  writeAbsenceLetter: MailWriter['writeAbsenceLetter'];
  eraseRemoved: Database['eraseRemoved'];
  /** The languages of the public site. */
  languages: readonly LanguageCode[];
  /** Called when the clinic's notices on the public pages have changed. */
  refreshNotices: () => Promise<void>;
  /** The content of the website, for the owner's changes; `null` where the built site does not describe it. */
  website: Website | null;
  getNow: () => Date;
  /** The patients' links, for mails. */
  links: ManageLinks;
  limits: SignInLimits;
  openings: Openings;
  passkeys: Passkeys;
};
