import { mkdir, rm } from 'node:fs/promises';
import { toBuildFolders } from '@clinic/contract/published-site.mjs';
import type { WantedBuild, WebsitePlaces } from '#frame/website-files.ts';
import { writeWholeDraft } from '../files/content-draft.ts';
import { restoreContent } from '../history/history.ts';
import { nameInputs, toBuildDir, writeBuild } from './build-facts.ts';
import { type BuildNews, type RunningBuild, runBuild } from './build-process.ts';

type NamedBuild = Omit<WantedBuild, 'isPublished'> & {
  id: string;
  /** The built site that is served now. */
  servedDir: string;
  /** Called before anything is written. */
  prepare: () => Promise<void>;
};

/** Builds a site in a folder of its own, with the content that it is built from. Of a failed build nothing stays. */
export function makeBuild(
  places: WebsitePlaces,
  { id, by, words, source, servedDir, prepare }: NamedBuild,
  onNews: (news: BuildNews) => void,
): RunningBuild {
  let program: RunningBuild | undefined;
  let isStopped = false;

  async function make() {
    const { siteDir, contentDir } = toBuildFolders(id, places.dataDir);
    await prepare();
    await mkdir(contentDir, { recursive: true });
    const inputs = await nameInputs(places);
    if (source.of === 'draft') await writeWholeDraft(places, contentDir);
    else await restoreContent({ contentDir, gitDir: places.gitDir }, source.id);
    if (isStopped) throw new Error();
    program = runBuild(places.projectRoot, { contentDir, siteDir, servedDir, publishedDir: places.contentDir }, onNews);
    const end = await program.ended;
    await writeBuild(places, { id, inputs, ...end, by, words, publishedAt: null });
    return end;
  }

  const ended = make().catch(async (error) => {
    await rm(toBuildDir(places, id), { recursive: true, force: true });
    throw isStopped ? new Error('The build was stopped.') : error;
  });
  return {
    ended,
    stop() {
      isStopped = true;
      program?.stop();
    },
  };
}
