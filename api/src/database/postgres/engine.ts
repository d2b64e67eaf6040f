import { PostgresAdapter, sql } from 'kysely';
import { ENCODING_ADVICE, isWholeUrl } from '../../server-url.ts';
import type { Engine, SearchWord } from '../engine.ts';
import { createContactTriggers } from './contact-triggers.ts';
import { writeStop } from './write-stop.ts';

/** The role may have limits for visitors, behind a pooler that passes none on. They hold no longer than the transaction. */
const WITHOUT_LIMITS = ['set local statement_timeout = 0', 'set local lock_timeout = 0'];

export const postgres: Engine = {
  title: 'Postgres',
  Adapter: PostgresAdapter,
  urlPattern: /^postgres(ql)?:/,
  urlBeginnings: ['postgres://', 'postgresql://'],
  findUrlMistake,
  hasRowLocks: true,
  countDays: (from, to) => sql`(${sql.ref(to)}::date - ${sql.ref(from)}::date)`,
  toSeconds: (text) => sql`floor(extract(epoch from (${text})::timestamptz))::bigint`,
  findText: 'strpos',
  lookUpWords: (words) => sql`${LEXEMES} @@ ${words.map(toTerm).join(' & ')}::tsquery`,
  contactTriggers: {
    create: createContactTriggers,
    readTexts: "select prosrc as text from pg_proc where oid = to_regproc('refuse_too_many_live_bookings')",
    lock: [...WITHOUT_LIMITS, 'lock table appointments'].join('; '),
  },
  migrationLock: [...WITHOUT_LIMITS, 'select pg_advisory_xact_lock(3853314791062309107)'],
  writeStop,
};

/**
 * The expression of the index `appointments_by_name`: the words of the name, and the number from both ends, each after
 * its sign.
 */
const LEXEMES = sql`array_to_tsvector(array_remove(
  string_to_array(name_words || ' +' || phone_key || ' -' || reverse(phone_key), ' '), ''))`;

/**
 * Turns a word into a part of a query on the index: `('asha':* | '~as':*)`, or `('3210':* | '+3210':* | '-0123':*)`.
 * Words hold no signs that need escaping.
 */
function toTerm({ text, sound, isNumber }: SearchWord): string {
  const ends = isNumber ? [`+${text}`, `-${[...text].reverse().join('')}`] : [];
  const beginnings = [text, ...ends, ...(sound ? [sound] : [])];
  return `(${beginnings.map((beginning) => `'${beginning}':*`).join(' | ')})`;
}

function findUrlMistake(url: string): string | null {
  if (/^\w+:\/\/(?:[^/?]*@)?[^/?@]*,[^/?@]*(?:[/?]|$)|[?&](?:target_session_attrs=|host=[^&]*(?:,|%2C))/i.test(url)) {
    return 'names several servers, of which the service would know the first alone. Put one name in front of them that leads to the one which takes writes (docs/scaling.md).';
  }
  return isPostgresUrl(url) ? null : `is no address that can be read. ${ENCODING_ADVICE}`;
}

export function isPostgresUrl(url: string): boolean {
  return isWholeUrl(url) && /^postgres(ql)?:\/\//.test(url);
}
