import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { WhatsAppSettings } from '../../config-whatsapp.ts';
import type { ClinicDatabase } from '../../database/tables.ts';
import { isOurMessage, isReceiptState, noteReceipt, readCallbackData, toMessageId } from './receipts.ts';

// https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/components. Meta adds kinds and fields as it likes: what
// is not known here is passed over.

/** A message of nothing but the wish to end, also in the scripts of Hindi and Marathi. */
const STOP = /^[^\p{L}\p{M}]*(?:stop(?:\s+(?:all|messages?|please))?|unsubscribe|स्टॉप|बंद)[^\p{L}\p{M}]*$/iu;

/** The owner of a number has moved to another. */
const CHANGED_NUMBER = /^(?:user|customer)_changed_number$/;

const part = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .array(z.unknown())
    .default([])
    .transform((all) => all.flatMap((one) => shape.safeParse(one).data ?? []) as z.output<Shape>[]);

const TIME = z.coerce
  .number()
  .positive()
  .max(1e11)
  .transform((seconds) => new Date(seconds * 1000));

const statusSchema = z.object({
  id: z.string().min(1),
  status: z.string().refine(isReceiptState),
  timestamp: TIME,
  recipient_id: z.string().default(''),
  biz_opaque_callback_data: z.string().default(''),
  errors: part(z.object({ code: z.number() })),
});

const messageSchema = z.object({
  id: z.string().min(1),
  from: z.string().min(1),
  timestamp: TIME,
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
  system: z.object({ type: z.string() }).optional(),
});

const changeSchema = z.object({
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }).optional(),
    statuses: part(statusSchema),
    messages: part(messageSchema),
  }),
});

const bodySchema = z.object({ entry: part(z.object({ changes: part(changeSchema) })) });

export type WhatsAppInbox = ReturnType<typeof createWhatsAppInbox>;

/** The wishes that people gave for their numbers; `appointments/contacts/whatsapp-consents.ts` keeps them. */
type Consents = {
  isKnown: (number: string) => Promise<boolean>;
  end: (withdrawal: { number: string; messageId: string; at: Date }, now: Date) => Promise<void>;
};

type InboxOptions = {
  db: Kysely<ClinicDatabase>;
  settings: Pick<WhatsAppSettings, 'appSecret' | 'verifyToken' | 'phoneId'>;
  consents: Consents;
  getNow: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** Takes what Meta tells: what became of messages, and what people answer. */
export function createWhatsAppInbox({ db, settings, consents, getNow, log }: InboxOptions) {
  async function noteStatus(status: z.output<typeof statusSchema>): Promise<void> {
    const messageId = toMessageId(status.id);
    const row = readCallbackData(status.biz_opaque_callback_data);
    const isOurs = await isOurMessage(db, messageId, row);
    if (!isOurs && !(await consents.isKnown(status.recipient_id))) return;
    const [failure] = status.errors;
    await noteReceipt(db, {
      message_id: messageId,
      mail_id: isOurs ? (row?.id ?? null) : null,
      state: status.status,
      error: failure ? `META ${failure.code}` : null,
      at: status.timestamp.toISOString(),
    });
  }

  async function readMessage({ id, from, timestamp, ...message }: z.output<typeof messageSchema>): Promise<void> {
    const words = message.text?.body ?? message.button?.text ?? '';
    if (!STOP.test(words) && !CHANGED_NUMBER.test(message.system?.type ?? '')) return;
    await consents.end({ number: from, messageId: toMessageId(id), at: timestamp }, getNow());
  }

  return {
    settings,
    /** Takes one delivery of Meta's, whose signature is right. The same one again changes nothing. */
    async take(body: unknown): Promise<void> {
      const { data } = bodySchema.safeParse(body);
      if (!data) return log.warn('WhatsApp has told something that cannot be read');
      const values = data.entry.flatMap(({ changes }) => changes.map(({ value }) => value));
      const own = values.filter(({ metadata }) => !metadata || metadata.phone_number_id === settings.phoneId);
      for (const status of own.flatMap(({ statuses }) => statuses)) await noteStatus(status);
      for (const message of own.flatMap(({ messages }) => messages)) await readMessage(message);
    },
  };
}
