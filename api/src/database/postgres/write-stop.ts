/** Triggers that refuse every change of rows, in all connections. */
export const writeStop = {
  create: (tables: readonly string[], message: string) => [
    `create function refuse_moved() returns trigger language plpgsql as $$
      begin raise exception '${message}'; end $$`,
    ...tables.map(
      (table) => `create trigger moved before insert or update or delete or truncate on "${table}"
        for each statement execute function refuse_moved()`,
    ),
  ],
  remove: () => ['drop function if exists refuse_moved cascade'],
};
