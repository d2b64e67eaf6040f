import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { DeskPerson } from '@clinic/contract/desk-person.ts';
import type { ProblemCode } from '@clinic/contract/refusals.ts';

/**
 * Why a passphrase or a code was refused. `waitSeconds` comes with `too-many`, but not while better-auth locks a
 * person's codes.
 */
export type AttemptRefusal<Reason extends string = never> = {
  reason: 'wrong' | 'too-many' | Reason;
  waitSeconds?: number;
};

/** The page that asks for the code of the second factor, after the passphrase. */
export type DeskSignInCode = {
  refused: AttemptRefusal | null;
  /** As on the page before. */
  kept?: string;
};

/** The page that answers a request which is refused as a whole. */
export type DeskRefused = {
  /** `null` without a session. */
  person: DeskPerson | null;
  code: ProblemCode;
  /** Whether a form was sent, which has changed nothing. */
  isForm: boolean;
};

/** The number of digits in a code of an authenticator app. */
export const CODE_DIGITS = 6;

/** The longest code that is read, longer than any backup code with the spaces that somebody types. */
export const CODE_MAX_CHARS = 32;

/** The forms of the page of a person's own account, below `DESK_PATHS.account`. */
export const ACCOUNT_PATHS = {
  setUp: `${DESK_PATHS.account}/second-factor`,
  confirm: `${DESK_PATHS.account}/second-factor/code`,
  switchOff: `${DESK_PATHS.account}/second-factor/off`,
  backupCodes: `${DESK_PATHS.account}/backup-codes`,
  name: `${DESK_PATHS.account}/name`,
  undo: `${DESK_PATHS.account}/undo`,
  passphrase: `${DESK_PATHS.account}/passphrase`,
  newPasskey: `${DESK_PATHS.account}/passkeys/new`,
  addPasskey: `${DESK_PATHS.account}/passkeys`,
  removePasskey: `${DESK_PATHS.account}/passkeys/remove`,
  signOut: `${DESK_PATHS.account}/sign-out-everywhere`,
} as const;

/** The changes to a person's own account that the page confirms. */
export const ACCOUNT_NOTICES = [
  'second-factor-off',
  'passphrase-changed',
  'renamed',
  'undo-chosen',
  'passkey-added',
  'passkey-removed',
] as const;

export type AccountNotice = (typeof ACCOUNT_NOTICES)[number];

/** Which form was refused, and why. */
export type AccountRefusal =
  | ({ form: 'setUp' | 'switchOff' | 'backupCodes' | 'confirm' } & AttemptRefusal)
  | ({ form: 'passphrase' } & AttemptRefusal<'too-short' | 'too-long' | 'unequal'>)
  | ({ form: 'newPasskey'; name: string } & AttemptRefusal<'passkey-wrong' | 'passkey-over'>)
  | ({ form: 'removePasskey'; id: string } & AttemptRefusal)
  | { form: 'name'; reason: 'name-invalid'; entry: string };

/** The page of a person's own account. */
export type DeskAccount = {
  person: DeskPerson;
  today: string;
  hasSecondFactor: boolean;
  passkeys: readonly ListedPasskey[];
  /** The passkey that waits for the person's device; `null` when none does. */
  newPasskey: NewPasskey | null;
  /** The secret that waits for its first code; `null` when none does. */
  setUp: SecondFactorSetUp | null;
  /** Backup codes are shown once, when the second factor is turned on or new codes are asked for. */
  backupCodes: readonly string[] | null;
  notice: AccountNotice | null;
  refused: AccountRefusal | null;
};

export type SecondFactorSetUp = {
  /** The secret in base 32, to be scanned or typed. */
  secret: string;
};

/** The longest name of a passkey, in Unicode characters. */
export const PASSKEY_NAME_MAX_CHARS = 60;

/** A passkey in its person's list. */
export type ListedPasskey = {
  id: string;
  /** The person's own word for it; empty without one. */
  name: string;
  /** ISO 8601 in UTC. */
  addedAt: string;
  /** The last sign-in with it, ISO 8601 in UTC; `null` before the first one. */
  usedAt: string | null;
};

export type NewPasskey = {
  name: string;
  /** `PublicKeyCredentialCreationOptionsJSON` as text. */
  options: string;
};

/** The hidden field of the answer that the person's device gives, as JSON. */
export const PASSKEY_FIELD = 'passkey';
