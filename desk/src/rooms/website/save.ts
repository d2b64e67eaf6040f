import { Refusal } from '@clinic/api/refusal.ts';
import { type ContentMistake, describeContentMistake } from '@clinic/contract/content-mistake.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { addRecord } from '#frame/records.ts';
import type { Act, Visit } from '#frame/room.ts';
import type { Website, WebsiteFiles } from '#frame/website-files.ts';
import { checkDraft } from './files/check-draft.ts';
import { saveDraftFile } from './files/content-draft.ts';
import { patchContentFile } from './files/patch-content-file.ts';
import { applyStep } from './form/apply-step.ts';
import { readSchemaForm } from './form/read-form.ts';
import { MARKDOWN, SAVE } from './form/sent-values.ts';
import { toEntryId, toEntryPath } from './kinds.ts';
import { keepOwnContent } from './publish/own-content.ts';
import { findKindOf, type OpenEntry, openEntry } from './queries.ts';
import type { EntryView } from './view.ts';

const UNCHECKED = 'The change could not be checked just now. Save it again in a minute; what you typed is still here.';

/** Returns the content that owners change here. Throws a Refusal (404) where there is none. */
export function getWebsite({ desk }: Visit): Website {
  if (!desk.website) throw new Refusal('not-found');
  return desk.website;
}

/** Does what a button of an entry's form asks: a step changes the form alone, and 'save' the draft. */
export async function saveEntry(visit: Visit): ReturnType<Act<EntryView>['act']> {
  const website = getWebsite(visit);
  const entry = openEntry(website, visit.params.kind, visit.params.id);
  const typed = readTyped(visit, entry);
  const step = visit.field('do');
  if (step !== '' && step !== SAVE) {
    return { once: { ...typed, fields: applyStep(entry.schema.schema, typed.fields, step) } };
  }
  const text = writeText(entry, typed);
  if ('mistake' in text) return refuse(typed, [{ file: entry.file, path: [], message: text.mistake }]);
  if (visit.field('version') !== entry.version) return refuseOutdated(entry, typed, text.text);
  const mistakes = await checkDraft(website, entry.file, text.text, website.projectRoot).catch((err: unknown) => {
    visit.request.log.error({ err }, 'the content of the website could not be checked');
    return null;
  });
  if (mistakes === null) return refuse(typed, [{ file: entry.file, path: [], message: UNCHECKED }]);
  const own = mistakes.filter(({ file }) => file === entry.file);
  if (own.length > 0) return refuse(typed, own);
  await keepOwnContent(website);
  if (saveDraftFile(website, entry.file, text.text, entry.version) === 'outdated') {
    return refuseOutdated(openEntry(website, visit.params.kind, visit.params.id), typed, text.text);
  }
  await addRecord(visit.desk.db, { action: 'website-changed', subject: entry.file, ...visit.maker }, visit.now);
  if (mistakes.length > 0 && !visit.isData)
    return { once: { others: mistakes.map((mistake) => toLinked(website, mistake)) } };
  const { version } = openEntry(website, visit.params.kind, visit.params.id);
  return { to: `${toEntryPath(entry.kind, entry.id)}?done=saved`, data: { version, mistakes } };
}

type Typed = Pick<EntryView, 'fields' | 'markdown'>;

/** Reads what was typed, as the fields and the Markdown of the file. */
export function readTyped({ body, field }: Visit, { schema }: OpenEntry): Typed {
  return {
    fields: readSchemaForm(schema.schema, (body ?? {}) as Record<string, unknown>),
    markdown: schema.markdown ? field(MARKDOWN) : '',
  };
}

function writeText(entry: OpenEntry, typed: Typed): { text: string } | { mistake: string } {
  try {
    return { text: patchContentFile(entry.file, entry.text, typed) };
  } catch {
    return {
      mistake:
        'The file cannot be changed here in this way. Change it in an editor, or ask who looks after the website.',
    };
  }
}

function toLinked(website: WebsiteFiles, mistake: ContentMistake) {
  const kind = findKindOf(website, mistake.file);
  const href = kind ? toEntryPath(kind, toEntryId(kind, mistake.file, website.schemas)) : DESK_PATHS.website;
  return { says: describeContentMistake(mistake), href };
}

const refuse = (typed: Typed, mistakes: ContentMistake[]) => ({ refused: { ...typed, mistakes }, data: { mistakes } });

const refuseOutdated = ({ version, text }: OpenEntry, typed: Typed, yours: string) => ({
  refused: { ...typed, version, theirs: text },
  status: 409,
  data: { version, yours, theirs: text },
});
