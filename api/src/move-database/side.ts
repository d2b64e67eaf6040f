/** A table, with the names of its columns and of its key in their order. */
export type Table = { name: string; columns: string[]; keys: string[] };

/** One of the two databases of a move, over one connection. */
export type Side = {
  /** Lists the tables of the product, each after those that its rows refer to. Only SQLite is asked. */
  listTables: () => Table[];
  /** Runs a statement and resolves to its rows. */
  run: (statement: string) => Promise<Record<string, unknown>[]>;
  /** Begins a transaction in which nobody else changes rows; of the target nobody else reads them either. */
  lock: (tables: readonly Table[], role: 'source' | 'target') => Promise<void>;
  /** Ends the transaction without its changes; does nothing when it has ended. */
  rollBack: () => Promise<void>;
  /**
   * Gives all rows in the order of the key, as lines of Postgres's COPY (`copy-text.ts`). Both engines give the same
   * bytes for the same rows.
   */
  read: (table: Table, take: (lines: string | Buffer) => Promise<void> | void) => Promise<void>;
  /** Adds rows that the other engine has given. */
  write: (table: Table, lines: string | Buffer) => Promise<void> | void;
  /** Keeps the tables' own triggers from running. The returned function lets them run again. */
  stopTriggers: (tables: readonly Table[]) => Promise<() => Promise<void>>;
  /** Does what a database needs after so many new rows. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
};
