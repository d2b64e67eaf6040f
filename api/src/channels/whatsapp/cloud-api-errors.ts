import { z } from 'zod';
import { AddressRefused, OutOfReach, RefusedByServer, readAskedWait, SendError } from '../../outbox/send-errors.ts';

// https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes

/** The number is not on WhatsApp, is our own, may not be written to, or takes nothing from us. */
const NUMBER_CODES = [131021, 131026, 131030, 131047, 131049, 131050, 131051];

/** Meta takes nothing from us for a while. */
const BUSY_CODES = [4, 80007, 130429, 131048, 133016];

/** Meta does not let us in. */
const ACCESS_CODES = [0, 3, 10, 190, 131005, 131031, 131042];

/** Templates (132xxx), parameters and our own number (133xxx) are wrong at Meta or in content: not the patient's fault. */
const isOurs = (code: number) => [33, 100, 131008, 131009].includes(code) || /^13[23]\d{3}$/.test(String(code));

/** Something of Meta's own failed, and passes. */
const PASSING_CODES = [1, 2, 131000, 131016, 131056, 133004];

const answerSchema = z.object({ error: z.object({ code: z.number() }) });

type Refused = { status: number; body: string; retryAfter: string | undefined; now: Date };

/** Reads why the Cloud API has refused a message. */
export function toSendError({ status, body, retryAfter, now }: Refused): SendError {
  const code = readCode(body);
  const name = code === null ? `HTTP ${status}` : `META ${code}`;
  if (code !== null && PASSING_CODES.includes(code)) return new SendError(name);
  if (status === 429 || (code !== null && BUSY_CODES.includes(code))) {
    return new OutOfReach(name, { waitMs: readAskedWait(retryAfter, now) });
  }
  if (code !== null && NUMBER_CODES.includes(code)) return new AddressRefused(name);
  if (status === 401 || status === 403 || (code !== null && ACCESS_CODES.includes(code))) {
    return new OutOfReach(name, { isRefused: true });
  }
  if (code !== null && isOurs(code)) return new RefusedByServer(name);
  return status >= 500 ? new SendError(name) : new RefusedByServer(name);
}

function readCode(body: string): number | null {
  try {
    return answerSchema.parse(JSON.parse(body)).error.code;
  } catch {
    return null;
  }
}
