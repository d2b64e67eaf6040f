import type { ChannelName, NewsKind } from '@clinic/contract/mails.ts';
import type { Kysely } from 'kysely';
import type { AppointmentsTable, MailsTable } from '../database/appointment-tables.ts';
import type { ClinicDatabase } from '../database/tables.ts';
import { toChannelPriority } from './mail-priority.ts';

// Patients are told by e-mail, and on other channels beside it, never in its place. What is stored, held, dropped and
// restored by appointment, kind and recipient therefore is so on all channels alike.

type Wishes = Pick<AppointmentsTable, 'whatsapp_at' | 'whatsapp_ended_at'>;

const NO_WISH: Wishes = { whatsapp_at: null, whatsapp_ended_at: null };

type BesideChannel = {
  channel: ChannelName;
  kinds: readonly NewsKind[];
  isWanted: (appointment: Wishes) => boolean;
};

/** The channels beside e-mail, each with what it tells to whom. A further one is a line here and a folder. */
const BESIDE: readonly BesideChannel[] = [
  {
    channel: 'whatsapp',
    kinds: ['booked', 'moved', 'cancelled', 'reminder', 'away', 'late', 'back'],
    isWanted: ({ whatsapp_at, whatsapp_ended_at }) => whatsapp_at !== null && whatsapp_ended_at === null,
  },
];

/** The ends of the ids of rows beside a mail, whose id they begin with. */
export const BESIDE_ENDINGS = BESIDE.map(({ channel }) => toEnding(channel));

function toEnding(channel: ChannelName): string {
  return `-${channel}`;
}

/** The id of the mail beside which a row tells the same; its own for a mail. */
export function toMailId({ id, channel }: Pick<MailsTable, 'id' | 'channel'>): string {
  const ending = toEnding(channel);
  return id.endsWith(ending) ? id.slice(0, -ending.length) : id;
}

/** Adds to mails of an appointment what tells its patient the same on other channels. */
export function withBeside(mails: readonly MailsTable[], appointment: Wishes): MailsTable[] {
  const wanted = BESIDE.filter(({ isWanted }) => isWanted(appointment));
  return mails.flatMap((mail) => {
    const beside = wanted.filter(({ kinds }) => mail.recipient === 'patient' && kinds.includes(mail.kind));
    return [
      mail,
      ...beside.map(({ channel }) => ({
        ...mail,
        id: `${mail.id}${toEnding(channel)}`,
        channel,
        priority: toChannelPriority(channel, mail.priority),
      })),
    ];
  });
}

/** Stores mails, and beside them what the patients of their appointments want to be told on other channels. */
export async function insertNews(db: Kysely<ClinicDatabase>, mails: readonly MailsTable[]): Promise<void> {
  const ids = [...new Set(mails.filter(({ recipient }) => recipient === 'patient').map((mail) => mail.appointment_id))];
  const wishing =
    ids.length === 0
      ? []
      : await db
          .selectFrom('appointments')
          .select(['id', 'whatsapp_at', 'whatsapp_ended_at'])
          .where('id', 'in', ids)
          .where('whatsapp_at', 'is not', null)
          .execute();
  const wishes = new Map(wishing.map(({ id, ...own }) => [id, own]));
  const rows = mails.flatMap((mail) => withBeside([mail], wishes.get(mail.appointment_id) ?? NO_WISH));
  await db
    .insertInto('mails')
    .values(rows)
    // Two processes that start at once add the same reminders (`missing-reminders.ts`).
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
