import { Refusal } from '@clinic/api/refusal.ts';
import { type ContentMistake, describeInFile } from '@clinic/contract/content-mistake.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { Visit } from '#frame/room.ts';
import type { Website, WebsiteFiles } from '#frame/website-files.ts';
import { checkDraft } from './files/check-draft.ts';
import type { DraftChanges } from './files/content-draft.ts';
import { keepOwnContent } from './files/own-content.ts';
import { toFilePath } from './kinds.ts';
import { createTitles, readDraftText } from './names.ts';

/** The reason why a change is not kept that nobody has found wrong. */
export const UNCHECKED =
  'The change could not be checked just now. Try again in a minute; what you typed is still here.';

/** A longer sentence about another file lists names. */
const SAYS_MAX_CHARS = 160;

/** Returns the content that owners change here. Throws a Refusal (404) where there is none. */
export function getWebsite({ desk }: Visit): Website {
  if (!desk.website) throw new Refusal('not-found');
  return desk.website;
}

/**
 * Checks the content with another text or picture of a file. `stops` are the mistakes in the file itself, which refuse
 * the change; `others` are mended in other files, once the change is kept.
 *
 * @param isUnpublished A new file may have mistakes that are about the whole of it: no page can name a sign yet that is
 * not there.
 */
export const judgeChange = (visit: Visit, file: string, data: string | Buffer, isUnpublished = false) =>
  judgeChanges(visit, file, new Map([[file, data]]), isUnpublished);

/** Checks the content as `judgeChange` does, with changes of other files beside that of this one. */
export async function judgeChanges(visit: Visit, file: string, changes: DraftChanges, isUnpublished = false) {
  const website = getWebsite(visit);
  try {
    const mistakes = await checkDraft(website, changes, website.projectRoot);
    await keepOwnContent(website);
    const isStop = (mistake: ContentMistake) => mistake.file === file && !(isUnpublished && mistake.path.length === 0);
    return { stops: mistakes.filter(isStop), others: mistakes.filter((mistake) => !isStop(mistake)) };
  } catch (err) {
    visit.request.log.error({ err }, 'the content of the website could not be checked');
    return { stops: [{ file, path: [], message: website.builds.getHindrance() ?? UNCHECKED }], others: [] };
  }
}

/** Links the mistakes in other files to the fields of the forms in which they are mended. */
export function linkMistakes(website: WebsiteFiles, mistakes: readonly ContentMistake[]) {
  const readTitle = createTitles(website);
  return mistakes.map((mistake) => {
    const href = toFilePath(mistake.file, website.schemas) ?? DESK_PATHS.website;
    const field = mistake.path.length > 0 ? `#field-${mistake.path.join('.')}` : '';
    return {
      title: readTitle(mistake.file, readDraftText(website, mistake.file)),
      says: shorten(describeInFile(mistake)),
      href: href + field,
    };
  });
}

/** Ends a list of all that could be written after a few: the form offers them. */
const shorten = (says: string) =>
  says.length > SAYS_MAX_CHARS ? says.slice(0, SAYS_MAX_CHARS).replace(/\S*$/, '…') : says;
