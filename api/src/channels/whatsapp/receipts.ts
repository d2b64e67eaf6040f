import { hash } from 'node:crypto';
import { expressionBuilder, type Kysely } from 'kysely';
import type { MailsTable, WhatsAppReceiptsTable } from '../../database/appointment-tables.ts';
import type { ClinicDatabase } from '../../database/tables.ts';
import type { MailKey } from '../../outbox/outbox.ts';

export type ReceiptState = WhatsAppReceiptsTable['state'];

/** From the first to the last. What was delivered has not failed, whatever is heard later, and in whatever order. */
const RANKS: readonly ReceiptState[] = ['sent', 'failed', 'delivered', 'read'];

export function isReceiptState(text: string): text is ReceiptState {
  return RANKS.some((state) => state === text);
}

/** The id under which the database knows a message: Meta's own holds the telephone number. */
export function toMessageId(metaId: string): string {
  return hash('sha256', metaId, 'base64url');
}

/** Notes what became of a message, unless more is known already. It may be heard before the message's row knows its id. */
export async function noteReceipt(db: Kysely<ClinicDatabase>, receipt: WhatsAppReceiptsTable): Promise<void> {
  const { message_id: _id, mail_id: _row, ...news } = receipt;
  const lower = RANKS.slice(0, RANKS.indexOf(receipt.state));
  await db
    .insertInto('whatsapp_receipts')
    .values(receipt)
    .onConflict((conflict) =>
      conflict
        .column('message_id')
        .doUpdateSet(news)
        .where('whatsapp_receipts.state', 'in', ['', ...lower] as never[]),
    )
    .execute();
}

/**
 * Finds the id of a message that Meta has for a row of the outbox; `null` when it has none. Asked before each attempt,
 * because an answer may be lost, and Meta takes the same message twice.
 */
export async function findTaken(db: Kysely<ClinicDatabase>, mailId: string): Promise<string | null> {
  const row = await db
    .selectFrom('whatsapp_receipts')
    .select('message_id')
    .where('mail_id', '=', mailId)
    .where('state', '<>', 'failed')
    .executeTakeFirst();
  return row?.message_id ?? null;
}

/** Whether one of our own messages is meant: by the row that Meta repeats, or by the id that we stored. */
export async function isOurMessage(
  db: Kysely<ClinicDatabase>,
  messageId: string,
  row: MailKey | null,
): Promise<boolean> {
  const { or, eb, and } = expressionBuilder<ClinicDatabase, 'mails'>();
  const isRow = row && and([eb('appointment_id', '=', row.appointment_id), eb('id', '=', row.id)]);
  const found = await db
    .selectFrom('mails')
    .select('id')
    .where('channel', '=', 'whatsapp')
    .where(or([eb('message_id', '=', messageId), ...(isRow ? [isRow] : [])]))
    .executeTakeFirst();
  return found !== undefined;
}

/** The row of the outbox as Meta repeats it, and how it is read again; `null` for any other text. */
export function toCallbackData({ appointment_id, id }: MailKey): string {
  return `${appointment_id}/${id}`;
}

export function readCallbackData(text: string): MailKey | null {
  const [appointment_id = '', id = ''] = text.split('/');
  return appointment_id && id ? { appointment_id, id } : null;
}

/** Drops what was still to be told on WhatsApp, once that is off. */
export async function dropUnsent(db: Kysely<ClinicDatabase>): Promise<void> {
  await db
    .updateTable('mails')
    .set({ status: 'dropped' })
    .where('channel', '=', 'whatsapp')
    .where('status', 'in', ['waiting', 'held'])
    .execute();
}

/** Reads what Meta has told of these rows of the outbox, by their ids. */
export async function readReceipts(
  db: Kysely<ClinicDatabase>,
  rows: readonly Pick<MailsTable, 'id' | 'message_id'>[],
): Promise<Map<string, WhatsAppReceiptsTable>> {
  const messageIds = rows.flatMap(({ message_id }) => message_id ?? []);
  if (messageIds.length === 0) return new Map();
  const receipts = await db.selectFrom('whatsapp_receipts').selectAll().where('message_id', 'in', messageIds).execute();
  return new Map(
    rows.flatMap(({ id, message_id }) => {
      const receipt = receipts.find((one) => one.message_id === message_id);
      return receipt ? [[id, receipt]] : [];
    }),
  );
}
