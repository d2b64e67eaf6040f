import type { ContentMistake } from '@clinic/contract/content-mistake.ts';
import { addRecord } from '#frame/records.ts';
import type { Act, Visit } from '#frame/room.ts';
import { saveDraftFile } from './files/change-draft.ts';
import { NEW_FILE } from './files/content-draft.ts';
import { patchContentFile, printContentFile } from './files/patch-content-file.ts';
import { applyStep } from './form/apply-step.ts';
import { readSchemaForm } from './form/read-form.ts';
import { MARKDOWN, SAVE } from './form/sent-values.ts';
import { getWebsite, judgeChange, linkMistakes, UNCHECKED } from './judge-change.ts';
import { keepChange, UNSAVED } from './keep-change.ts';
import { toEntryPath } from './kinds.ts';
import { takePictures } from './pictures/take-pictures.ts';
import { hasEntry, type OpenEntry, openEntry, openNewEntry } from './queries.ts';
import type { EntryView } from './view.ts';

/** Opens the entry of an address, or the empty form of the new one that the address or the form names. */
export function openAsked(visit: Visit): OpenEntry {
  const website = getWebsite(visit);
  const { kind, id } = visit.params;
  const isNew = visit.query('new') !== '' || visit.field('version') === NEW_FILE;
  if (!isNew || hasEntry(website, kind, id)) return openEntry(website, kind, id);
  return openNewEntry(website, kind, id, visit.query('new'));
}

/** Does what a button of an entry's form asks: a step changes the form alone, and 'save' the draft. */
export async function saveEntry(visit: Visit): ReturnType<Act<EntryView>['act']> {
  const website = getWebsite(visit);
  const entry = openAsked(visit);
  const { body, mistakes } = await takePictures(visit, entry);
  const typed = readTyped({ ...visit, body }, entry);
  const step = visit.field('do');
  if (step !== '' && step !== SAVE) {
    return { once: { ...typed, fields: applyStep(entry.schema.schema, typed.fields, step), mistakes } };
  }
  if (mistakes.length > 0) return refuse(typed, mistakes);
  const text = writeOrExplain(() => writeText(entry, typed));
  if ('mistake' in text) return refuse(typed, [{ file: entry.file, path: [], message: text.mistake }]);
  if (visit.field('version') !== entry.version) return refuseOutdated(entry, typed, text.text);
  const isUnpublished = entry.version === NEW_FILE || entry.change === 'new';
  const { stops, others } = await judgeChange(visit, entry.file, text.text, isUnpublished);
  if (stops.length > 0) return refuse(typed, entry.schema.markdown ? stops.map(placeInMarkdown) : stops);
  const outcome = keepChange(visit, () => saveDraftFile(website, entry.file, text.text, entry.version));
  if (outcome === 'unsaved') return refuse(typed, [{ file: entry.file, path: [], message: UNSAVED }]);
  if (outcome === 'outdated') {
    return refuseOutdated(openEntry(website, visit.params.kind, visit.params.id), typed, text.text);
  }
  await addRecord(visit.desk.db, { action: 'website-changed', subject: entry.file, ...visit.maker }, visit.now);
  if (others.length > 0 && !visit.isData) return { once: { others: linkMistakes(website, others) } };
  const { version } = openEntry(website, visit.params.kind, visit.params.id);
  return { to: `${toEntryPath(entry.kind, entry.id)}?done=saved`, data: { version, mistakes: others } };
}

/** The check names no place in a Markdown text. */
const placeInMarkdown = (mistake: ContentMistake) =>
  mistake.path.length > 0 || mistake.message === UNCHECKED ? mistake : { ...mistake, path: [MARKDOWN] };

type Typed = Pick<EntryView, 'fields' | 'markdown'>;

/** Reads what was typed, as the fields and the Markdown of the file. */
export function readTyped({ body, field }: Visit, { schema }: OpenEntry): Typed {
  return {
    fields: readSchemaForm(schema.schema, (body ?? {}) as Record<string, unknown>),
    markdown: schema.markdown ? field(MARKDOWN) : '',
  };
}

function writeText({ file, text, version }: OpenEntry, typed: Typed): string {
  if (version === NEW_FILE) return printContentFile(file, { ...typed, fields: typed.fields as object });
  return patchContentFile(file, text, typed);
}

/** Returns the new text of a file, or why it cannot be written by the desk. */
export function writeOrExplain(write: () => string): { text: string } | { mistake: string } {
  try {
    return { text: write() };
  } catch {
    return {
      mistake:
        'The file cannot be changed here in this way. Change it in an editor, or ask who looks after the website.',
    };
  }
}

const refuse = (typed: Typed, mistakes: ContentMistake[]) => ({ refused: { ...typed, mistakes }, data: { mistakes } });

const refuseOutdated = ({ version, text }: OpenEntry, typed: Typed, yours: string) => ({
  refused: { ...typed, version, theirs: text },
  status: 409,
  data: { version, yours, theirs: text },
});
