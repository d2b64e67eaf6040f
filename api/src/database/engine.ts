import type { DialectAdapter, RawBuilder, SqlBool } from 'kysely';

/**
 * The differences between database engines, besides their errors (`errors.ts`) and how they are opened
 * (`open-database.ts`).
 */
export type Engine = {
  /** The name for people. */
  title: string;
  /** The class by which Kysely knows the engine. */
  Adapter: new () => DialectAdapter;
  urlPattern: RegExp;
  /** The ways an address may begin, for people. */
  urlBeginnings: string[];
  /** Tells the mistake in an address that fits `urlPattern`, without the address; `null` when there is none. */
  findUrlMistake: (url: string) => string | null;
  /** Whether writers lock rows. Otherwise the database lets one writer in at a time. */
  hasRowLocks: boolean;
  /** The function that finds a text in another, without wildcards. */
  findText: string;
  /** The number of days from the date in one column to the date in another. */
  countDays: (from: string, to: string) => RawBuilder<number>;
  /** The whole seconds since 1970 of a text that is an instant in ISO 8601 in UTC. */
  toSeconds: (text: RawBuilder<string>) => RawBuilder<number>;
  /** Makes the condition that an index of words looks up; `null` without such an index. */
  lookUpWords: ((words: readonly SearchWord[]) => RawBuilder<SqlBool>) | null;
  contactTriggers: {
    create: (timeZone: string) => Trigger[];
    /** Reads the texts of the triggers that the database has, each as `text`. */
    readTexts: string;
    /** The lock that processes take in turn to make triggers; `null` where transactions take turns anyway. */
    lock: string | null;
  };
  /**
   * The statements after which a transaction has migrations for itself until it ends, and may take any time; `null` where
   * transactions take turns anyway.
   */
  migrationLock: readonly string[] | null;
  /** Makes the statements by which every change of rows is refused with a message, or no longer. */
  writeStop: {
    create: (tables: readonly string[], message: string) => string[];
    remove: (tables: readonly string[]) => string[];
  };
};

/** A word of a name, and its sound in the other script, or empty. A number may also begin or end the phone number. */
export type SearchWord = { text: string; sound: string; isNumber: boolean };

/** `text` is the part that the database returns exactly as it was written. */
export type Trigger = { text: string; remove: string; create: string[] };

/** The meanings that the code asks for in an error of the database (`errors.ts`). */
export type ErrorMeaning =
  | 'uniqueViolation'
  /** One of two transactions that wait for each other has been undone, as when two patients swap slots. */
  | 'deadlock'
  /** Another transaction holds up one row of the statement; a deadlock is one way. */
  | 'heldUp'
  /** Another process holds the write lock of the whole database. */
  | 'writerBusy'
  /** The database may answer later. */
  | 'unavailable'
  | 'diskFull'
  /** The file was deleted, moved or replaced. */
  | 'moved'
  | 'damaged'
  | 'readOnly'
  | 'locked'
  | 'unopened'
  | 'diskError';

/** The codes of each meaning that errors of an engine have. An error may have several. */
export type EngineErrors = Partial<Record<ErrorMeaning, RegExp>> & {
  /** The messages of lost connections, whose errors have no code. */
  lostConnection?: RegExp;
};
