import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import type { MailWriter } from '@clinic/contract/mails.ts';
import type { WhatsAppTemplate } from '@clinic/contract/whatsapp-templates.ts';
import type { Registry } from '@prometheus-io/client';
import type { FastifyBaseLogger } from 'fastify';
import { createCalendarWords } from './appointments/calendar-words.ts';
import type { ManageLinks } from './appointments/links/manage-links.ts';
import { createEmailChannel } from './channels/email/channel.ts';
import { createFileSender } from './channels/email/mail-files.ts';
import { createSmtpSender } from './channels/email/smtp.ts';
import { createWebhookChannel } from './channels/webhook/channel.ts';
import { keepEndpoints } from './channels/webhook/endpoints.ts';
import { createWhatsAppChannel } from './channels/whatsapp/channel.ts';
import { createCloudApi } from './channels/whatsapp/cloud-api.ts';
import { dropUnsent } from './channels/whatsapp/receipts.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open-database.ts';
import type { Bell } from './outbox/bell.ts';
import type { DescribeAppointment } from './outbox/mail-request.ts';
import { addMissingReminders } from './outbox/missing-reminders.ts';
import { startOutboxWorker } from './outbox/worker.ts';
import { createOutsideFetch, type OutsideFetch } from './outside/outside-fetch.ts';

type ChannelOptions = {
  fetchOutside: OutsideFetch;
  config: Config;
  database: Database;
  calendar: BookingCalendar;
  links: ManageLinks;
  mailWriter: MailWriter | null;
  whatsappTemplates: readonly WhatsAppTemplate[];
  bell: Bell;
  getOrigin: () => string;
  getNow: () => Date;
  log: FastifyBaseLogger;
  metrics: Registry;
};

/** `note` tells the operator where mails go when no mail server takes them; `null` otherwise. */
export type Channels = { note: string | null; stop: () => Promise<void> };

/**
 * Starts to tell what the outbox holds, on every channel that is on. Call it once the server listens, because links in
 * mails may lead to its port.
 */
export async function startChannels(options: ChannelOptions): Promise<Channels> {
  const stopWebhooks = await startWebhooks(options);
  const stopWhatsApp = await startWhatsApp(options);
  const mails = startMails(options);
  const stops = [mails.stop, stopWebhooks, stopWhatsApp];
  return { note: mails.note, stop: async () => void (await Promise.all(stops.map((stop) => stop()))) };
}

/** Tells other systems; where none is named, it only forgets those that were. */
async function startWebhooks({ config, database, calendar, fetchOutside, bell, log, metrics, getNow }: ChannelOptions) {
  const { db } = database;
  await keepEndpoints(db, config.webhookUrls);
  if (config.webhookUrls.length === 0) return async () => undefined;
  const { timeZone } = calendar;
  const names = { secret: config.webhookSecret, tellsNames: config.webhooksTellNames };
  const channel = createWebhookChannel({ db, fetchOutside, ...names, timeZone, getNow });
  return startOutboxWorker({ db, channel, timeZone, bell, log, metrics, getNow });
}

/** Tells patients on WhatsApp; where that is off, it only forgets what was still to be told there. */
async function startWhatsApp(options: ChannelOptions): Promise<() => Promise<void>> {
  const { config, database, calendar, mailWriter, whatsappTemplates: templates, bell, log, metrics, getNow } = options;
  const { db } = database;
  const settings = config.whatsapp;
  if (!settings || !mailWriter) {
    if (!settings) await dropUnsent(db);
    return async () => undefined;
  }
  // The operator names this address, and it may be in a network of our own.
  const fetchOutside = createOutsideFetch({ allowPrivate: true });
  const channel = createWhatsAppChannel({
    db,
    templates,
    writeMarks: mailWriter.writeMarks,
    send: createCloudApi({ settings, fetchOutside, getNow }),
    describe: createDescription(options),
    country: calendar,
  });
  return startOutboxWorker({ db, channel, timeZone: calendar.timeZone, bell, log, metrics, getNow });
}

/** Makes the function that puts stored appointments into words, with the links of their patients. */
function createDescription({ calendar, links, getOrigin }: ChannelOptions): DescribeAppointment {
  const words = createCalendarWords(calendar);
  const origin = getOrigin();
  return (facts) => ({
    ...words.toConfirmation(facts, links.toMailedUrls(facts, origin)),
    ...words.toNamedVisit(facts.visitId),
  });
}

function startMails(options: ChannelOptions): Channels {
  const { config, database, calendar, mailWriter, bell, getNow, log, metrics } = options;
  if (!mailWriter) {
    const note = 'Mails wait in the database, because there is no built site to write them.';
    return { note, stop: async () => undefined };
  }
  addMissingReminders(database.db, calendar.timeZone, getNow()).then(
    (count) => {
      if (count > 0) log.info({ count }, 'reminders added for appointments that had none');
    },
    (err) => log.error({ err }, 'reminders could not be added for appointments that have none'),
  );
  const email = createEmailChannel({
    db: database.db,
    write: mailWriter.writeMail,
    send: config.smtpUrl ? createSmtpSender(config.smtpUrl) : createFileSender(config.outboxDir),
    describe: createDescription(options),
    senders: { mailFrom: config.mailFrom, clinicInbox: config.clinicInbox },
    deskUrl: config.deskUrl,
  });
  const common = { db: database.db, timeZone: calendar.timeZone, getNow, bell, log, metrics };
  const stop = startOutboxWorker({ ...common, channel: email });
  const note = config.smtpUrl ? null : `Mails become files in ${config.outboxDir}, because SMTP_URL is not set.`;
  return { note, stop };
}
