import { type ChannelName, isHappening, type NewsKind } from '@clinic/contract/mails.ts';

/** The order in which due mails are sent, whenever each of them was due. Lower ones are sent first. */
export const PRIORITIES = {
  /** The news of the front desk, and of a doctor who is away or late. */
  desk: 0,
  reminder: 1,
  /** Mails that anybody may cause, by a booking or a link. */
  usual: 2,
  /** Mails of bookings that look like the work of a program. */
  suspect: 3,
} as const;

export type MailPriority = (typeof PRIORITIES)[keyof typeof PRIORITIES];

/** All priorities, in the order of sending. */
export const IN_ORDER: readonly MailPriority[] = Object.values(PRIORITIES);

/** The clinic's own words. Strangers cannot cause them, so no limit against strangers holds them back. */
export const OWN_WORDS: readonly MailPriority[] = [PRIORITIES.desk, PRIORITIES.reminder];

export const NOT_OWN_WORDS: readonly MailPriority[] = IN_ORDER.filter((priority) => !OWN_WORDS.includes(priority));

/** The priority of a mail that no press of the desk has caused, unless it tells of an absence. */
export function getPriority(kind: NewsKind, { needs_review }: { needs_review: number }): MailPriority {
  if (!isHappening(kind) && kind !== 'link' && kind !== 'reminder') return PRIORITIES.desk;
  if (needs_review === 1) return PRIORITIES.suspect;
  return kind === 'reminder' ? PRIORITIES.reminder : PRIORITIES.usual;
}

/**
 * The priorities of each channel begin here, so that a process of a release that knows e-mail alone claims none of the
 * others.
 */
const FIRST_PRIORITIES: Record<ChannelName, number> = { email: 0, whatsapp: 10, webhook: 20 };

export const CHANNEL_NAMES = Object.keys(FIRST_PRIORITIES) as ChannelName[];

/** The priority of the same news on another channel. */
export function toChannelPriority(channel: ChannelName, priority: number): number {
  return FIRST_PRIORITIES[channel] + priority;
}

/** Whether a row of any channel tells the clinic's own words. */
export function isOwnWord({ channel, priority }: { channel: ChannelName; priority: number }): boolean {
  return OWN_WORDS.some((own) => toChannelPriority(channel, own) === priority);
}
