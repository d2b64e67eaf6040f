import { z } from 'zod';
import type { WhatsAppSettings } from '../../config-whatsapp.ts';
import { OutOfReach, SendError } from '../../outbox/send-errors.ts';
import { OutsideError } from '../../outside/outside-error.ts';
import type { OutsideFetch } from '../../outside/outside-fetch.ts';
import { toSendError } from './cloud-api-errors.ts';

/** Less than `worker.ts` gives an attempt. */
const TIMEOUT_MS = 20_000;
const ANSWER_MAX_BYTES = 64 * 1024;

/** A connection that failed for one of these has carried nothing. */
const NEVER_SENT =
  /\b(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_)/;

const answerSchema = z.object({ messages: z.tuple([z.object({ id: z.string().min(1) })], z.unknown()) });

/** A message by an approved template. The values of its placeholders are never empty. */
export type TemplateMessage = {
  /** With its country code, in digits alone. */
  to: string;
  name: string;
  language: string;
  values: Record<string, string>;
  /** The end of the address of the template's button. */
  buttonPath: string;
  /** Our own text, which Meta repeats when it tells what became of the message. */
  callbackData: string;
};

export type SendTemplate = (message: TemplateMessage, signal: AbortSignal) => Promise<string>;

type CloudApiOptions = {
  settings: Pick<WhatsAppSettings, 'apiUrl' | 'phoneId' | 'token'>;
  fetchOutside: OutsideFetch;
  getNow: () => Date;
};

/**
 * Makes a function that hands a message to the Cloud API, and resolves to the id that Meta gives it. It rejects with a
 * SendError. https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages
 */
export function createCloudApi({ settings, fetchOutside, getNow }: CloudApiOptions): SendTemplate {
  return async (message, signal) => {
    const limits = { maxBytes: ANSWER_MAX_BYTES, timeoutMs: TIMEOUT_MS, redirects: 0 };
    const { status, headers, body } = await fetchOutside(`${settings.apiUrl}/${settings.phoneId}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${settings.token}` },
      body: JSON.stringify(toBody(message)),
      signal,
      ...limits,
    }).catch((error: unknown) => {
      throw error instanceof OutsideError ? toConnectionError(error) : error;
    });
    const text = body.toString('utf8');
    if (status < 200 || status > 299) {
      throw toSendError({ status, body: text, retryAfter: headers['retry-after'], now: getNow() });
    }
    return readId(text);
  };
}

function toBody({ to, name, language, values, buttonPath, callbackData }: TemplateMessage) {
  const parameters = Object.entries(values).map(([parameter_name, text]) => ({ type: 'text', parameter_name, text }));
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    type: 'template',
    template: {
      name,
      language: { code: language },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: buttonPath }] },
      ],
    },
    biz_opaque_callback_data: callbackData,
  };
}

/** A message that may have arrived, though no answer came, is asked after before it is sent again (`channel.ts`). */
function toConnectionError({ code }: OutsideError): SendError {
  return NEVER_SENT.test(code) ? new OutOfReach(code) : new SendError(code);
}

function readId(text: string): string {
  try {
    return answerSchema.parse(JSON.parse(text)).messages[0].id;
  } catch {
    throw new SendError('NO-ID');
  }
}
