import { toInstant } from '@clinic/contract/clinic-clock.ts';
import { NEWS } from '@clinic/contract/mails.ts';
import { isExpected } from '@clinic/contract/visit-states.ts';
import type { DueMail } from './outbox.ts';

/** The fate of a mail that is due. A date: it cannot be said before then whether the mail is true. */
export type Verdict = 'send' | 'drop' | Date;

/** Judges by the stored state whether a mail that is due is still true and of use. */
export function judge(mail: DueMail, timeZone: string, now: Date): Verdict {
  const { kind, recipient, openUntil } = mail;
  if (mail.isOvertaken || (recipient === 'patient' && !isReachable(mail))) return 'drop';
  const { lasts } = NEWS[kind];
  if (recipient !== 'patient' || lasts === 'always') return 'send';
  if (toInstant(timeZone, mail.appointment_date, mail.appointment_time) <= now) return 'drop';
  if (lasts === 'until-start' || isTrue(mail)) return 'send';
  return openUntil !== null && openUntil > now ? openUntil : 'drop';
}

/** Whether the patient can still be told on the channel, and still wants to be. */
function isReachable({ channel, appointment }: DueMail): boolean {
  if (channel === 'whatsapp') return appointment.whatsapp_ended_at === null && appointment.phone !== '';
  return appointment.email !== '';
}

/** Whether the appointment is as the mail says, and its doctor too. */
function isTrue({ kind, appointment, sequence, news, told }: DueMail): boolean {
  if (!isExpected(appointment) || appointment.sequence !== sequence) return false;
  if (kind === 'reminder') return news?.kind !== 'away';
  if (kind === 'back') return news === null;
  return news !== null && news.kind === kind && (told === null || told.includes(news.minutes));
}
