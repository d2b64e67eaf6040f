import { readRetryAfter } from '@clinic/contract/refusals.ts';

/** A wait that the other side asks for counts no further than this: then it is asked again. */
const MAX_WAIT_MS = 3_600_000;

/** Why a mail was not sent. `code` holds nothing personal. */
export class SendError extends Error {
  override name = 'SendError';
  readonly code: string;
  /** How long the other side asks us to wait; `null` when it does not say. */
  readonly waitMs: number | null;

  constructor(code: string, waitMs: number | null = null) {
    super(code);
    this.code = code;
    this.waitMs = waitMs;
  }
}

/** The address does not accept mail, now or later. */
export class AddressRefused extends SendError {
  override name = 'AddressRefused';
}

/** The clinic's mail server refuses the mail for a reason that is not the recipient's address. */
export class RefusedByServer extends SendError {
  override name = 'RefusedByServer';
}

/** No mail at all can be sent now: the server is away or does not let us in, or the folder cannot be written to. */
export class OutOfReach extends SendError {
  override name = 'OutOfReach';
  /** Whether the server has answered, and refuses us. */
  readonly isRefused: boolean;
  constructor(
    code: string,
    { isRefused = false, waitMs = null }: { isRefused?: boolean; waitMs?: number | null } = {},
  ) {
    super(code, waitMs);
    this.isRefused = isRefused;
  }
}

/** Reads how long an answer's Retry-After asks us to wait, in milliseconds; `null` when it does not say. */
export function readAskedWait(header: string | undefined, now: Date): number | null {
  const seconds = readRetryAfter(header, now);
  return seconds ? Math.min(seconds * 1000, MAX_WAIT_MS) : null;
}
