import { type BookingCalendar, getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { createWhatsAppConsents } from './appointments/contacts/whatsapp-consents.ts';
import { describeUnknownDoctors } from './appointments/doctors/unknown-doctors.ts';
import { describeUnoffered, listUnoffered } from './appointments/doctors/unoffered-appointments.ts';
import type { ManageLinks } from './appointments/links/manage-links.ts';
import { startRetention } from './appointments/retention/retention.ts';
import { createSenderKeys } from './appointments/review/sender-key.ts';
import { type AppointmentStore, createAppointmentStore } from './appointments/store/store.ts';
import { startCalendarReader } from './busy/calendar-reader.ts';
import { toEndpointId } from './channels/webhook/endpoints.ts';
import { createWhatsAppInbox } from './channels/whatsapp/inbox.ts';
import type { ClinicBuild } from './clinic-build.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open-database.ts';
import type { Desk } from './desk-start.ts';
import type { Lasting } from './lasting.ts';
import type { ShownNotices } from './notices/shown-notices.ts';
import type { Bell } from './outbox/bell.ts';
import { createOutsideFetch } from './outside/outside-fetch.ts';
import { readPrivacyNotice } from './privacy-notice.ts';
import { startChannels } from './start-channels.ts';
import { StartupError } from './startup-error.ts';

/** The parts that last as long as the process, whatever site is published in it. */
export type ProcessParts = {
  config: Config;
  database: Database;
  secret: Buffer;
  links: ManageLinks;
  bell: Bell;
  notices: ShownNotices;
  lasting: Lasting;
  /** `null` without a front desk. */
  desk: Desk | null;
  /** The address of the service for patients. */
  getOrigin: () => string;
  getNow: () => Date;
  log: FastifyBaseLogger;
};

/** All that one build of the site and its content make up in this process. */
export type Clinic = {
  build: ClinicBuild;
  /** The public service and the front desk, both ready. */
  app: FastifyInstance;
  desk: FastifyInstance | null;
  store: AppointmentStore;
  /** Starts to send mails and to remove what is old; call it when requests can come. Returns a note for the operator. */
  startWork: () => Promise<string | null>;
  /** Finishes what is under way, and ends. The database stays open. */
  close: () => Promise<void>;
};

/** Makes a clinic, without listening. Throws StartupError: then nothing of it is left but its build. */
export async function openClinic(parts: ProcessParts, build: ClinicBuild): Promise<Clinic> {
  const { config, database, secret, links, bell, notices, lasting, getOrigin, getNow, log } = parts;
  const { calendar, site, renderer, mailWriter, whatsappTemplates } = build;
  const endpoints = config.webhookUrls.map(toEndpointId);
  const version = readPrivacyNotice(site)?.version;
  const store = createAppointmentStore(database, calendar, links, bell.ring, version, endpoints);
  await refuseUnknownDoctors(store, calendar, getNow());
  const app = await buildApp({
    config,
    store,
    calendar,
    links,
    toSenderKey: createSenderKeys(secret),
    site,
    renderer,
    mailWriter,
    whatsappInbox:
      config.whatsapp &&
      createWhatsAppInbox({
        db: database.db,
        settings: config.whatsapp,
        consents: createWhatsAppConsents(database.db, calendar),
        getNow,
        log,
      }),
    getNotices: notices.getShown,
    getOrigin,
    lasting,
    getNow,
    loggerInstance: log,
  });
  const desk = await openDesk().catch(async (error) => {
    await app.close();
    throw error;
  });
  const stops: (() => Promise<void> | void)[] = [];

  async function openDesk(): Promise<FastifyInstance | null> {
    await app.ready();
    const opened = (await parts.desk?.open(build, store)) ?? null;
    await opened?.ready();
    return opened;
  }

  async function startWork(): Promise<string | null> {
    const { retentionDays: days } = config;
    const stopRetention = startRetention({ removal: store.removal, calendar, days, getNow, log });
    const { metrics } = app;
    const fetchOutside = createOutsideFetch({ allowPrivate: config.allowsPrivate });
    const options = {
      config,
      database,
      calendar,
      links,
      mailWriter,
      whatsappTemplates,
      fetchOutside,
      bell,
      getOrigin,
      getNow,
      log,
    };
    const channels = await startChannels({ ...options, metrics });
    const seconds = config.busyCalendarSeconds;
    const stopReader = startCalendarReader({ db: database.db, calendar, fetchOutside, seconds, bell, getNow, log });
    stops.push(stopRetention, channels.stop, stopReader);
    const unoffered = await listUnoffered(database.db, calendar, getToday(calendar.timeZone, getNow()));
    const warning = describeUnoffered(unoffered);
    if (warning) log.warn(warning);
    return channels.note;
  }

  async function close(): Promise<void> {
    await Promise.all([app.close(), desk?.close(), ...stops.map((stop) => stop())]);
    await renderer?.close();
  }

  return { build, app, desk, store, startWork, close };
}

async function refuseUnknownDoctors(store: AppointmentStore, calendar: BookingCalendar, now: Date): Promise<void> {
  const today = getToday(calendar.timeZone, now);
  const ids = getAllDoctors(calendar).map(({ id }) => id);
  const mistakes = describeUnknownDoctors(await store.countComing(today), ids);
  if (mistakes.length > 0) throw new StartupError(mistakes.join('\n'));
}
