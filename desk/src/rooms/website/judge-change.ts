import { Refusal } from '@clinic/api/refusal.ts';
import { type ContentMistake, describeContentMistake } from '@clinic/contract/content-mistake.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { Visit } from '#frame/room.ts';
import type { Website, WebsiteFiles } from '#frame/website-files.ts';
import { checkDraft } from './files/check-draft.ts';
import { keepOwnContent } from './files/own-content.ts';
import { toFilePath } from './kinds.ts';

const UNCHECKED = 'The change could not be checked just now. Try again in a minute; what you typed is still here.';

/** Returns the content that owners change here. Throws a Refusal (404) where there is none. */
export function getWebsite({ desk }: Visit): Website {
  if (!desk.website) throw new Refusal('not-found');
  return desk.website;
}

/**
 * Checks the content with another text or picture of a file, or without the file. `stops` are the mistakes in the file itself, which
 * refuse the change; `others` are mended in other files, once the change is kept.
 *
 * @param isUnpublished A new file may have mistakes that are about the whole of it: no page can name a sign yet that is
 * not there.
 */
export async function judgeChange(visit: Visit, file: string, data: string | Buffer | null, isUnpublished = false) {
  const website = getWebsite(visit);
  try {
    const mistakes = await checkDraft(website, file, data, website.projectRoot);
    await keepOwnContent(website);
    const isStop = (mistake: ContentMistake) => mistake.file === file && !(isUnpublished && mistake.path.length === 0);
    return { stops: mistakes.filter(isStop), others: mistakes.filter((mistake) => !isStop(mistake)) };
  } catch (err) {
    visit.request.log.error({ err }, 'the content of the website could not be checked');
    return { stops: [{ file, path: [], message: UNCHECKED }], others: [] };
  }
}

/** Links the mistakes in other files to the forms in which they are mended. */
export function linkMistakes({ schemas }: WebsiteFiles, mistakes: readonly ContentMistake[]) {
  return mistakes.map((mistake) => {
    const href = toFilePath(mistake.file, schemas) ?? DESK_PATHS.website;
    return { says: describeContentMistake(mistake), href };
  });
}
