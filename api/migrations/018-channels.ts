import { type Kysely, sql } from 'kysely';

/**
 * Lets the outbox tell on other channels than e-mail: by WhatsApp, to which a patient agrees, and by webhooks. Rows of
 * other channels have priorities of their own, so that the former release sends none of them as a mail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `alter table mails add column channel text default 'email' not null`,
    'alter table mails add column endpoint text',
    'alter table mails add column version integer',
    'alter table mails add column message_id text',
    'create index mails_by_message on mails (message_id) where message_id is not null',
    'alter table appointments add column whatsapp_at text',
    'alter table appointments add column whatsapp_ended_at text',
    'create index appointments_on_whatsapp on appointments (phone_key) where whatsapp_at is not null',
    `create table whatsapp_receipts (
      message_id text not null primary key, mail_id text, state text not null, error text, at text not null
    )`,
    'create index whatsapp_receipts_by_mail on whatsapp_receipts (mail_id)',
    `create table webhook_endpoints (
      id text not null primary key, url text not null, off_at text, off_reason text
    )`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
