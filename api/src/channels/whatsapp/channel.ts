import { type LanguageCode, readLanguage } from '@clinic/contract/languages.ts';
import type { MailWriter } from '@clinic/contract/mails.ts';
import { type Country, readTypedPhone, toDialled } from '@clinic/contract/typed-phone.ts';
import type { WhatsAppTemplate } from '@clinic/contract/whatsapp-templates.ts';
import type { Kysely } from 'kysely';
import type { ClinicDatabase } from '../../database/tables.ts';
import { MAIL_MAX_ATTEMPTS } from '../../outbox/back-off.ts';
import type { Channel } from '../../outbox/channel.ts';
import { type DescribeAppointment, toMailRequest } from '../../outbox/mail-request.ts';
import type { DueMail } from '../../outbox/outbox.ts';
import { AddressRefused } from '../../outbox/send-errors.ts';
import type { SendTemplate } from './cloud-api.ts';
import { findNumberTime } from './confirmation-limit.ts';
import { findTaken, toCallbackData, toMessageId } from './receipts.ts';
import { findTemplate, pickValues } from './templates.ts';

export type WhatsAppOptions = {
  db: Kysely<ClinicDatabase>;
  templates: readonly WhatsAppTemplate[];
  writeMarks: MailWriter['writeMarks'];
  send: SendTemplate;
  describe: DescribeAppointment;
  country: Country;
};

/** Tells patients on WhatsApp what their mails tell, by templates that Meta has approved. */
export function createWhatsAppChannel({
  db,
  templates,
  writeMarks,
  send,
  describe,
  country,
}: WhatsAppOptions): Channel {
  return {
    name: 'whatsapp',
    title: 'WhatsApp messages',
    receiver: 'Meta',
    isSureOfRefusals: true,
    maxAttempts: MAIL_MAX_ATTEMPTS,
    async findFreeTime(mail, now) {
      const isMarked = mail.appointment.needs_review === 1;
      if (isMarked || !findTemplate(templates, mail.kind, getLanguage(mail))) return 'never';
      return findNumberTime(db, mail, now);
    },
    async tell(mail, signal) {
      const taken = await findTaken(db, mail.id);
      if (taken) return { messageId: taken, writingMs: 0 };
      const template = findTemplate(templates, mail.kind, getLanguage(mail));
      const phone = readTypedPhone(mail.appointment.phone, country);
      const dialled = phone && toDialled(phone, country);
      if (!template || !dialled) throw new AddressRefused('NO-NUMBER');
      const request = toMailRequest(mail, describe, '');
      const startMs = performance.now();
      const marks = writeMarks(request, template.language);
      const writingMs = performance.now() - startMs;
      const { name, language } = template;
      const metaId = await send(
        {
          ...{ to: dialled.slice(1), name, language, values: pickValues(template, marks) },
          buttonPath: toPath(request.appointment.manageUrl),
          callbackData: toCallbackData(mail),
        },
        signal,
      );
      return { messageId: toMessageId(metaId), writingMs };
    },
  };
}

function getLanguage({ appointment }: DueMail): LanguageCode {
  return readLanguage(appointment.language);
}

/** The part of an address that follows its origin and slash: Meta holds the origin in the template. */
function toPath(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname.slice(1)}${search}`;
}
