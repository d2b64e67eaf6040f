import { Refusal } from '@clinic/api/refusal.ts';
import type { ContentMistake } from '@clinic/contract/content-mistake.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { addRecord } from '#frame/records.ts';
import { type Act, defineRoom, type Visit } from '#frame/room.ts';
import { saveDraftFile } from '../files/change-draft.ts';
import { getWebsite, judgeChange, linkMistakes } from '../judge-change.ts';
import { keepChange, UNSAVED } from '../keep-change.ts';
import { toEntryPath, toTranslationPath } from '../kinds.ts';
import { openEntry } from '../queries.ts';
import { writeOrExplain } from '../save.ts';
import { TranslationPage, type TranslationView } from './TranslationPage.tsx';
import { listTranslated, openTranslation } from './translated-texts.ts';
import { readTypedTranslation, type TypedTranslation, writeTranslation } from './write-translation.ts';

const PATH = toTranslationPath(`${DESK_PATHS.website}/:kind/:id`, ':language');

/** A service has 300 texts; a letter of Devanagari takes nine bytes in a form. */
const FORM_MAX_BYTES = 1024 * 1024;

/** The translation of one file beside its English texts, for owners. */
export const websiteTranslation = defineRoom<TranslationView>({
  name: 'website-translation',
  room: 'website',
  path: PATH,
  access: 'owners',
  toTitle: ({ title, language }) => `Website: ${title} in ${language.name}`,
  toPlace: () => 'settings',
  isRefused: ({ mistakes, isOutdated }) => mistakes.length > 0 || isOutdated,
  load: async (visit) => {
    const { entry, language, translation } = openAsked(visit);
    const { texts, version, file, fields } = translation;
    const { reviewedBy = '', reviewedOn = '' } = fields;
    return {
      entryPath: toEntryPath(entry.kind, entry.id),
      title: entry.title,
      language,
      file,
      version,
      texts,
      typed: {},
      ...{ reviewedBy, reviewedOn },
      mistakes: [],
      others: [],
      isOutdated: false,
      isSaved: visit.query('done') === 'saved',
    };
  },
  data: async (visit) => {
    const { file, version, fields, texts } = openAsked(visit).translation;
    return { file, version, ...fields, texts };
  },
  acts: {
    [PATH]: {
      act: saveTranslation,
      fillIn: (visit) => readTypedTranslation(visit, openAsked(visit).translation),
      maxBytes: FORM_MAX_BYTES,
    },
  },
  Page: TranslationPage,
});

function openAsked(visit: Visit) {
  const website = getWebsite(visit);
  const entry = openEntry(website, visit.params.kind, visit.params.id);
  const language = listTranslated(website).find(({ code }) => code === visit.params.language);
  if (!language) throw new Refusal('not-found');
  return { entry, language, translation: openTranslation(website, entry, language.code) };
}

async function saveTranslation(visit: Visit): ReturnType<Act<TranslationView>['act']> {
  const { entry, language, translation } = openAsked(visit);
  const { file, version } = translation;
  const typed = readTypedTranslation(visit, translation);
  const written = writeOrExplain(() => writeTranslation(translation, typed));
  if ('mistake' in written) return refuse(typed, [{ file, path: [], message: written.mistake }]);
  if (visit.field('version') !== version) return refuseOutdated(typed, version);
  const { stops, others } = await judgeChange(visit, file, written.text);
  if (stops.length > 0) return refuse(typed, stops);
  const outcome = keepChange(visit, () => saveDraftFile(getWebsite(visit), file, written.text, version));
  if (outcome === 'outdated') return refuseOutdated(typed, openAsked(visit).translation.version);
  if (outcome === 'unsaved') return refuse(typed, [{ file, path: [], message: UNSAVED }]);
  await addRecord(visit.desk.db, { action: 'website-changed', subject: file, ...visit.maker }, visit.now);
  if (others.length > 0 && !visit.isData) return { once: { others: linkMistakes(getWebsite(visit), others) } };
  const path = toTranslationPath(toEntryPath(entry.kind, entry.id), language.code);
  const data = { version: openAsked(visit).translation.version, mistakes: others };
  return { to: `${path}?done=saved`, data };
}

const refuse = (typed: TypedTranslation, mistakes: ContentMistake[]) => ({
  refused: { ...typed, mistakes },
  data: { mistakes },
});

const refuseOutdated = (typed: TypedTranslation, version: string) => ({
  refused: { ...typed, version, isOutdated: true },
  status: 409,
  data: { version },
});
