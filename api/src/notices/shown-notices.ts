import { ENGLISH, LANGUAGE_CODES } from '@clinic/contract/languages.ts';
import type { DeskNoticeLine, PageNotice, PageNotices } from '@clinic/contract/site-pages.ts';
import type { Kysely } from 'kysely';
import type { ClinicDatabase } from '../database/tables.ts';
import { listNotices } from './stored-notices.ts';

/** A change in another process is shown after this time. */
const READ_AGAIN_MS = 20_000;

export type ShownNotices = {
  /** Returns what is shown now: the same object until that changes. */
  getShown: () => PageNotices;
  /** Reads the notices again. Rejects when the database cannot be read. */
  refresh: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Keeps the notices in memory, so that no page waits for the database. */
export async function openShownNotices(db: Kysely<ClinicDatabase>, getNow: () => Date): Promise<ShownNotices> {
  let known: readonly DeskNoticeLine[] = [];
  let shown: PageNotices = new Map();
  /** The instants, in milliseconds since 1970, between which `shown` is true. */
  let span = { from: 0, to: 0 };

  async function refresh(): Promise<void> {
    known = await listNotices(db, getNow());
    span = { from: 0, to: 0 };
  }

  function getShown(): PageNotices {
    const now = getNow().getTime();
    if (now >= span.from && now < span.to) return shown;
    const edges = known.flatMap(({ from, until }) => [Date.parse(from), Date.parse(until)]);
    span = {
      from: Math.max(...edges.filter((edge) => edge <= now), Number.NEGATIVE_INFINITY),
      to: Math.min(...edges.filter((edge) => edge > now), Number.POSITIVE_INFINITY),
    };
    const current = toTexts(known.filter(({ from, until }) => Date.parse(from) <= now && now < Date.parse(until)));
    // The pages made for the texts stay as long as the object does.
    if (JSON.stringify([...current]) !== JSON.stringify([...shown])) shown = current;
    return shown;
  }

  await refresh();
  const timer = setInterval(() => {
    // While the database is away, the notices that are known stay.
    refresh().catch(() => undefined);
  }, READ_AGAIN_MS);
  timer.unref();
  return { getShown, refresh, stop: async () => clearInterval(timer) };
}

function toTexts(notices: readonly DeskNoticeLine[]): PageNotices {
  const byLanguage = LANGUAGE_CODES.map((pageLanguage) => {
    const shown = notices.flatMap(({ texts }): PageNotice[] => {
      const language = texts[pageLanguage] ? pageLanguage : ENGLISH;
      const text = texts[language];
      return text ? [{ text, language }] : [];
    });
    return [pageLanguage, shown] as const;
  });
  return new Map(byLanguage.filter(([, shown]) => shown.length > 0));
}
