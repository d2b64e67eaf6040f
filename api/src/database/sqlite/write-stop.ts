const EVENTS = ['insert', 'update', 'delete'];

const getName = (event: string, table: string) => `moved_${event}_${table}`;

/** Triggers that refuse every change of rows, in all processes that have the file open. */
export const writeStop = {
  create: (tables: readonly string[], message: string) =>
    tables.flatMap((table) =>
      EVENTS.map(
        (event) => `create trigger ${getName(event, table)} before ${event} on "${table}"
          begin select raise(abort, '${message}'); end`,
      ),
    ),
  remove: (tables: readonly string[]) =>
    tables.flatMap((table) => EVENTS.map((event) => `drop trigger if exists ${getName(event, table)}`)),
};
