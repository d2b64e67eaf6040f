import type { Country } from '@clinic/contract/typed-phone.ts';
import type { Kysely } from 'kysely';
import type { ClinicDatabase } from '../../database/tables.ts';
import { phoneToKey } from './phone-key.ts';

/** Meta's clock and ours may differ by so much. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** A message that ends what a number agreed to. `number` begins with its country code, `messageId` is a hash. */
type Withdrawal = { number: string; messageId: string; at: Date };

/** Ends what a patient agreed to for one appointment. Resolves to whether there was something to end. */
export async function endWhatsApp(db: Kysely<ClinicDatabase>, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('appointments')
    .set({ whatsapp_ended_at: now.toISOString() })
    .where('id', '=', id)
    .where('whatsapp_at', 'is not', null)
    .where('whatsapp_ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Keeps the wishes that people gave for their numbers. WhatsApp writes a number as `919876543210`. */
export function createWhatsAppConsents(db: Kysely<ClinicDatabase>, country: Country) {
  const toKey = (number: string) => phoneToKey(`+${number.replace(/^\+/, '')}`, country);

  async function isKnown(number: string): Promise<boolean> {
    const row = await db
      .selectFrom('appointments')
      .select('id')
      .where('phone_key', '=', toKey(number))
      .where('whatsapp_at', 'is not', null)
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    /** Whether somebody has ever agreed to be told at this number. */
    isKnown,

    /**
     * Ends every consent that was given for a number before `at`. The same message again, which comes late or from
     * somebody who repeats it, ends nothing that was agreed to since.
     */
    async end({ number, messageId, at }: Withdrawal, now: Date): Promise<void> {
      if (!(await isKnown(number))) return;
      await db.transaction().execute(async (transaction) => {
        const first = await transaction
          .insertInto('whatsapp_receipts')
          .values({ message_id: messageId, mail_id: null, state: 'read', error: null, at: at.toISOString() })
          .onConflict((conflict) => conflict.doNothing())
          .returning('message_id')
          .executeTakeFirst();
        if (!first) return;
        await transaction
          .updateTable('appointments')
          .set({ whatsapp_ended_at: now.toISOString() })
          .where('phone_key', '=', toKey(number))
          .where('whatsapp_at', '<=', new Date(at.getTime() + CLOCKS_DIFFER_MS).toISOString())
          .where('whatsapp_ended_at', 'is', null)
          .execute();
      });
    },
  };
}
