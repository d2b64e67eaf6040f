/** Why a mail was not sent. `code` holds nothing personal. */
export class SendError extends Error {
  override name = 'SendError';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
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
  /** How long the server asks us to wait; `null` when it does not say. */
  readonly waitMs: number | null;

  constructor(
    code: string,
    { isRefused = false, waitMs = null }: { isRefused?: boolean; waitMs?: number | null } = {},
  ) {
    super(code);
    this.isRefused = isRefused;
    this.waitMs = waitMs;
  }
}
