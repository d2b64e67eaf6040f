import { SqliteAdapter, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { createContactTriggers } from './contact-triggers.ts';
import { writeStop } from './write-stop.ts';

export const sqlite: Engine = {
  title: 'SQLite',
  Adapter: SqliteAdapter,
  urlPattern: /^file:/,
  urlBeginnings: ['file:'],
  findUrlMistake: (url) => {
    if (/:memory:|[?&]mode=memory/i.test(url)) {
      return 'must name a file: a database in memory would lose every booking.';
    }
    return /[^/.]$/.test(url.slice('file:'.length)) && !url.includes('\0') ? null : 'must name a file after "file:".';
  },
  hasRowLocks: false,
  countDays: (from, to) => sql`cast(julianday(${sql.ref(to)}) - julianday(${sql.ref(from)}) as integer)`,
  toSeconds: (text) => sql`unixepoch(${text})`,
  findText: 'instr',
  lookUpWords: null,
  contactTriggers: {
    create: createContactTriggers,
    readTexts: "select sql as text from sqlite_master where type = 'trigger'",
    lock: null,
  },
  migrationLock: null,
  writeStop,
};
