/** The page where people sign in. */
export type DeskSignIn = {
  email: string;
  /**
   * `null` at first. `too-long`: no passphrase has so many characters. `waitSeconds` are known when too many attempts
   * were made. `ended`: a form came without a session. `left`: the script of a page found none. `code-over`: the code came too late, or had been used.
   * `passkey-wrong`: the desk does not know the passkey. `passkey-over`: it came too late, or had been used.
   * `passkey-behind`: it has counted fewer uses than the desk has.
   */
  refused: { reason: SignInRefusal; waitSeconds?: number } | null;
  /** The form that comes back after the sign-in, a `KeptForm` as JSON; without fields, the page. */
  kept?: string;
};

export type SignInRefusal =
  | 'wrong'
  | 'too-long'
  | 'too-many'
  | 'ended'
  | 'left'
  | 'code-over'
  | 'passkey-wrong'
  | 'passkey-over'
  | 'passkey-behind';

/** The page where a person chooses a passphrase, from a one-time link. */
export type DeskPassphrase = {
  token: string;
  /** The person's address, by which a password manager files the passphrase; empty when the link is gone. */
  email: string;
  /** `gone`: the link has been used, or has expired. */
  refused: 'too-short' | 'too-long' | 'unequal' | 'gone' | null;
};

/** The shortest and the longest passphrase, in Unicode characters. */
export const PASSPHRASE_MIN_CHARS = 12;
export const PASSPHRASE_MAX_CHARS = 128;
