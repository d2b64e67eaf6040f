import { randomBytes } from 'node:crypto';
import { isDiskFull } from '@clinic/api/disk-full.ts';
import { StartupError } from '@clinic/api/startup-error.ts';
import { takeTurn } from '@clinic/api/take-turn.ts';
import {
  readPublished,
  readVersion,
  type ServedFolders,
  toBuildFolders,
  writePublished,
} from '@clinic/contract/published-site.mjs';
import type { FastifyBaseLogger } from 'fastify';
import type { DraftState, Outcome, WantedBuild, WebsiteBuilds, WebsitePlaces } from '#frame/website-files.ts';
import { type BuildFacts, listBuilds, nameInputs, removeOtherBuilds } from './build-facts.ts';
import type { RunningBuild } from './build-process.ts';
import { finishPublishing } from './finish.ts';
import { findLackOfMemory, findLastingHindrance } from './hindrances.ts';
import { makeBuild } from './make-build.ts';

type BuildsOptions = {
  places: WebsitePlaces;
  /** The site that the start serves, until another is published. */
  firstServed: ServedFolders;
  /** Whether the operator has named what is served, so that nothing can be published. */
  isSiteNamed: boolean;
  /** Exchanges the site that is served. Rejects with a StartupError when that cannot be. */
  exchange: (folders: ServedFolders) => Promise<void>;
  getNow: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** The memory that a build may take, in bytes; that of the machine or its container when absent. */
  getMemory?: () => number;
};

const says = {
  isBusy: 'A build is under way already. Wait for it, or stop it.',
  isBusyElsewhere: 'A build or an upgrade is under way on the server. Try again in some minutes.',
  isPublishing: 'The website is being published at this moment.',
  isNotBuilt: 'There is no build to publish. Build the draft first.',
  isOutdated:
    'Something has changed since this was built, at the desk or by hand. Build the draft again, and look at it.',
  isOfAnother:
    'The project was updated after this website was started. Restart the service first, then build the draft again and look at it.',
  isFull:
    'The disk of the server is full, so the draft could not be built. The draft is kept, and the website is as it was. Ask who looks after the server to make room, and build it again.',
  hasFailed:
    'The website could not be published, perhaps because the disk is full. The draft is kept, and the website is as it was. Ask who looks after the server.',
  isUnrecorded:
    'Visitors see the new website, but it is not in the history yet, perhaps because the disk is full. That is made up for with the next build, or when the server starts. Ask who looks after it.',
};

const NOTHING: DraftState = { state: 'none', step: null, secondsLeft: null, changed: null, says: null };

const toFailed = (reason: string): DraftState => ({ ...NOTHING, state: 'failed', says: reason });

/** Builds the draft beside the site that is served, one at a time, and publishes what was built. */
export function createDraftBuilds(options: BuildsOptions): WebsiteBuilds {
  const { places, firstServed, exchange, getNow, log, getMemory = () => process.availableMemory() } = options;
  let shown: DraftState = NOTHING;
  let running: (RunningBuild & { id: string }) | null = null;
  let isPublishing = false;
  let isStopping = false;

  const getServed = () => {
    const published = readPublished(places.dataDir);
    return published ? toBuildFolders(published.id, places.dataDir) : firstServed;
  };

  // The start builds the site anew after an update, so what it serves is of the version that runs.
  const runningVersion = readVersion(getServed().siteDir);

  function findReady(): BuildFacts | undefined {
    const served = readPublished(places.dataDir);
    return listBuilds(places).find(({ id, publishedAt }) => publishedAt === null && id !== served?.id);
  }

  function getReady() {
    const ready = running ? undefined : findReady();
    return ready ? { ...ready, ...toBuildFolders(ready.id, places.dataDir) } : null;
  }

  const getHindrance = () => findLastingHindrance(places.projectRoot, options.isSiteNamed);

  function findHindrance(): string | null {
    if (running) return says.isBusy;
    if (isPublishing) return says.isPublishing;
    return getHindrance() ?? findLackOfMemory(getMemory());
  }

  /** Makes up for what is left of the last publishing, and removes builds that failed or that another one replaces. */
  async function clearBuilds(): Promise<void> {
    await finishPublishing(places, getNow());
    const published = listBuilds(places).filter(({ publishedAt }) => publishedAt !== null);
    const served = readPublished(places.dataDir);
    await removeOtherBuilds(
      places,
      [...published, ...(served ? [served] : [])].map(({ id }) => id),
    );
  }

  /** Begins a build, which is published as soon as it is ready when `isPublished`. `by` and `words` are for the history. */
  function start({ isPublished = false, ...wanted }: WantedBuild): Outcome {
    const hindrance = findHindrance();
    if (hindrance !== null) return { refused: hindrance };
    const endTurn = takeTurn(places.dataDir);
    if (!endTurn) return { refused: says.isBusyElsewhere };
    const id = toId(getNow());
    shown = { ...NOTHING, state: 'building', step: 'Getting ready' };
    const named = { ...wanted, id, servedDir: getServed().siteDir, prepare: clearBuilds };
    running = { id, ...makeBuild(places, named, (news) => (shown = { ...shown, ...news })) };
    running.ended.then(endTurn, endTurn);
    finish(running, isPublished);
    return 'done';
  }

  async function finish({ ended }: RunningBuild, isPublished: boolean): Promise<void> {
    try {
      await ended;
      running = null;
      if (isPublished) shown = { ...NOTHING, state: 'building', step: 'Publishing' };
      const outcome = isPublished ? await publish() : 'done';
      shown = outcome === 'done' ? NOTHING : toFailed(outcome.refused);
    } catch (err) {
      running = null;
      shown = toFailed(isDiskFull(err) ? says.isFull : (err as Error).message);
      if (!isStopping) log.error({ err }, 'the draft of the website could not be built');
    }
  }

  /** Publishes the build that is ready: the very folder that was looked at. */
  async function publish(): Promise<Outcome> {
    if (isPublishing) return { refused: says.isPublishing };
    const ready = running ? undefined : findReady();
    // The site that is served may still wait for room in the history.
    const isUnrecorded = readPublished(places.dataDir)?.isRecorded === false;
    if (!ready && !isUnrecorded) return { refused: says.isNotBuilt };
    return inTurn(async () => {
      const outcome = ready ? await serveUnlessOutdated(ready) : 'done';
      return outcome === 'done' ? record() : outcome;
    });
  }

  /** Does this while no other process of the machine builds or publishes, or refuses it. */
  async function inTurn(work: () => Promise<Outcome>): Promise<Outcome> {
    const endTurn = takeTurn(places.dataDir);
    if (!endTurn) return { refused: says.isBusyElsewhere };
    isPublishing = true;
    try {
      return await work();
    } finally {
      isPublishing = false;
      endTurn();
    }
  }

  async function serveUnlessOutdated(ready: BuildFacts): Promise<Outcome> {
    try {
      if (readVersion(toBuildFolders(ready.id, places.dataDir).siteDir) !== runningVersion) {
        return { refused: says.isOfAnother };
      }
      if ((await nameInputs(places)) !== ready.inputs) return { refused: says.isOutdated };
      await serve(ready);
      return 'done';
    } catch (err) {
      log.error({ err }, 'the website could not be published');
      return { refused: err instanceof StartupError ? err.message : says.hasFailed };
    }
  }

  /** Puts what is served by now into the content folder and the history. */
  async function record(): Promise<Outcome> {
    try {
      await finishPublishing(places, getNow());
      return 'done';
    } catch (err) {
      log.error({ err }, 'what was published is not in the history yet');
      return { refused: says.isUnrecorded };
    }
  }

  /** Serves a build, in this process and at each start from now on; or neither. */
  async function serve({ id, stamp }: BuildFacts): Promise<void> {
    const before = getServed();
    await exchange(toBuildFolders(id, places.dataDir));
    try {
      writePublished({ id, stamp, isRecorded: false }, places.dataDir);
    } catch (error) {
      await exchange(before);
      throw error;
    }
  }

  return {
    start: async (wanted) => start(wanted),
    publish,
    getHindrance,
    async stop() {
      isStopping = true;
      running?.stop();
      await running?.ended.catch(() => undefined);
      isStopping = false;
      shown = NOTHING;
    },
    getState() {
      const ready = shown.state === 'none' ? findReady() : undefined;
      return ready ? { ...NOTHING, state: 'ready', changed: ready.changed } : shown;
    },
    getLook() {
      if (!running) return getReady();
      const { siteDir, contentDir } = toBuildFolders(running.id, places.dataDir);
      return shown.changed && { id: `${running.id} in English`, siteDir: `${siteDir}.en`, contentDir };
    },
    getReady,
    async resume() {
      await inTurn(record);
    },
  };
}

/** `20261201T035300-4fa2`: builds are sorted by it. */
function toId(now: Date): string {
  return `${now.toISOString().replace(/[-:]|\..*$/g, '')}-${randomBytes(2).toString('hex')}`;
}
