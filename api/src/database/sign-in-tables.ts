import type { DeskRole, UndoSeconds } from '@clinic/contract/desk-person.ts';
import type { ColumnType, Generated } from 'kysely';

/** Postgres gives a `Date` and SQLite ISO 8601 in UTC; both take the text. */
type Moment = ColumnType<Date | string, string, string>;

type YesOrNo = ColumnType<boolean | 0 | 1, boolean | 0 | 1, boolean | 0 | 1>;

/** The people who sign in. better-auth writes these rows and names their columns (`desk/door/auth.ts`). */
export type DeskPeopleTable = {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  role: DeskRole;
  twoFactorEnabled: YesOrNo | null;
  /** The time of the person's last sign-in; `null` before the first. */
  signedInAt: Moment | null;
  /** For how long the person can undo what they do. */
  undoSeconds: UndoSeconds;
};

export type DeskSessionsTable = { userId: string; token: string; expiresAt: Moment };

/** How a person signs in; `password` holds a hash. */
export type DeskAccountsTable = { userId: string; password: string | null };

export type DeskSecondFactorsTable = { userId: string };

/** The public halves of people's passkeys (`desk/door/passkeys.ts`). */
export type DeskPasskeysTable = {
  /** The id of the credential, base64url. */
  id: string;
  person_id: string;
  /** The person's own word for it; may be empty. */
  name: string;
  /** In COSE form, base64url. */
  public_key: string;
  /** The uses that the device has counted; 0 when it does not count. Postgres gives it as text. */
  sign_count: ColumnType<number | string, number, number>;
  /** The ways to reach the device, separated by commas. */
  transports: string;
  added_at: string;
  used_at: string | null;
};

/**
 * Things that work once or for a short time: links to choose a passphrase, sign-ins that wait for a code, and
 * challenges of passkeys.
 */
export type DeskVerificationsTable = {
  identifier: string;
  /** The person's id, or a count; empty for a sign-in with a passkey. */
  value: string;
  expiresAt: Moment;
};

/** Attempts to sign in, used codes, and wrong addresses of the waiting room's screen (`desk/door/attempts.ts`). */
export type DeskAttemptsTable = {
  id: string;
  key: string;
  count: Generated<number>;
  /** Milliseconds since 1970; Postgres gives them as text. */
  lastRequest: ColumnType<number | string, number, number>;
};

export type SignInTables = {
  desk_people: DeskPeopleTable;
  desk_sessions: DeskSessionsTable;
  desk_accounts: DeskAccountsTable;
  desk_second_factors: DeskSecondFactorsTable;
  desk_passkeys: DeskPasskeysTable;
  desk_verifications: DeskVerificationsTable;
  desk_attempts: DeskAttemptsTable;
};
