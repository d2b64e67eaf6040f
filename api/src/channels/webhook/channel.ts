import type { Kysely } from 'kysely';
import { Webhook } from 'standardwebhooks';
import type { ClinicDatabase } from '../../database/tables.ts';
import type { Channel } from '../../outbox/channel.ts';
import type { DueMail } from '../../outbox/outbox.ts';
import { AddressRefused, readAskedWait, SendError } from '../../outbox/send-errors.ts';
import { OutsideError } from '../../outside/outside-error.ts';
import type { OutsideAnswer, OutsideFetch } from '../../outside/outside-fetch.ts';
import { findUrl, switchEndpointOff } from './endpoints.ts';
import { createPayload } from './payload.ts';

/** With the waits of `back-off.ts`, an event is given up after three days. */
const MAX_ATTEMPTS = 17;

/** A receiver answers first and works afterwards. */
const TIMEOUT_MS = 15_000;

/** Nothing of an answer is read but its status. */
const ANSWER_MAX_BYTES = 64 * 1024;

/** Enough for a receiver that has moved. */
const MAX_REDIRECTS = 3;

const GONE = 410;

export type WebhookOptions = {
  db: Kysely<ClinicDatabase>;
  fetchOutside: OutsideFetch;
  /** As Standard Webhooks writes it: `whsec_…`. */
  secret: string;
  /** Whether patients' names and telephone numbers are told. */
  tellsNames: boolean;
  timeZone: string;
  getNow: () => Date;
};

/** Tells other systems by Standard Webhooks: https://www.standardwebhooks.com. */
export function createWebhookChannel({ db, fetchOutside, secret, getNow, ...words }: WebhookOptions): Channel {
  const webhook = new Webhook(secret);

  async function post(url: string, mail: DueMail, signal: AbortSignal): Promise<OutsideAnswer> {
    const body = createPayload(mail, words);
    const now = getNow();
    const headers = {
      'content-type': 'application/json',
      'webhook-id': mail.id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': webhook.sign(mail.id, now, body),
    };
    const limits = { maxBytes: ANSWER_MAX_BYTES, timeoutMs: TIMEOUT_MS, redirects: MAX_REDIRECTS };
    return fetchOutside(url, { method: 'POST', headers, body, signal, ...limits }).catch((error: unknown) => {
      throw error instanceof OutsideError ? new SendError(error.code) : error;
    });
  }

  return {
    name: 'webhook',
    title: 'webhooks',
    receiver: 'the receiver',
    isSureOfRefusals: true,
    maxAttempts: MAX_ATTEMPTS,
    findFreeTime: async ({ endpoint }) => ((await findUrl(db, endpoint)) ? null : 'never'),
    async tell(mail, signal) {
      const { endpoint } = mail;
      const url = await findUrl(db, endpoint);
      if (endpoint === null || url === null) throw new AddressRefused('OFF');
      const { status, headers } = await post(url, mail, signal);
      if (status === GONE) {
        await switchEndpointOff(db, endpoint, `HTTP ${GONE}`, getNow());
        throw new AddressRefused(`HTTP ${GONE}`);
      }
      if (status < 200 || status > 299) {
        throw new SendError(`HTTP ${status}`, readAskedWait(headers['retry-after'], getNow()));
      }
      return { messageId: null, writingMs: 0 };
    },
  };
}
