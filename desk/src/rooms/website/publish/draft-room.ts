import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { fileToTranslation } from '@clinic/contract/translatable-texts.ts';
import { addRecord } from '#frame/records.ts';
import { type Done, defineRoom, type Refused, type Visit } from '#frame/room.ts';
import type { FallenPage, Outcome } from '#frame/website-files.ts';
import { getWebsite } from '../judge-change.ts';
import { toFilePath } from '../kinds.ts';
import { createTitles } from '../names.ts';
import { countBookedTimes } from './booked-times.ts';
import { DraftPage, type DraftView, type FallenView, IN_ENGLISH } from './DraftPage.tsx';
import { describeDraft } from './describe-draft.ts';

const HELD =
  'Some pages with medical advice would be in English. Translate what is missing, or tick that they are published in English.';

/** The draft of the website, for owners: what it changes, its build, and the button that publishes it. */
export const websiteDraft = defineRoom<DraftView>({
  name: 'website-draft',
  room: 'website',
  path: DESK_PATHS.websiteDraft,
  access: 'owners',
  toTitle: () => 'The draft of the website',
  toPlace: () => 'settings',
  isRefused: ({ refused }) => refused !== null,
  load,
  data: async (visit) => getWebsite(visit).builds.getState(),
  remove: async (visit) => {
    await getWebsite(visit).builds.stop();
    return getWebsite(visit).builds.getState();
  },
  acts: {
    [DESK_PATHS.websiteDraft]: { act: build, showsOnce: true },
    [DESK_PATHS.websitePublish]: { act: publish, showsOnce: true },
  },
  Page: DraftPage,
  script: 'rooms/website/publish/draft.client.ts',
});

async function load(visit: Visit): Promise<DraftView> {
  const website = getWebsite(visit);
  const ready = website.builds.getReady();
  return {
    changes: describeDraft(website),
    draft: website.builds.getState(),
    hindrance: website.builds.getHindrance(),
    inEnglish: (ready?.inEnglish ?? []).map((page) => toListed(visit, page)),
    booked: ready ? await countBookedTimes(visit.desk, ready.contentDir, visit.now) : [],
    draftAddress: toDraftAddress(visit),
    isPublished: visit.query('done') === 'published',
    refused: null,
  };
}

/** Begins a build, or stops the one under way with `do=stop`. */
async function build(visit: Visit): Promise<Done | Refused<DraftView>> {
  const website = getWebsite(visit);
  const { builds } = website;
  if (visit.field('do') === 'stop') {
    await builds.stop();
    return { to: DESK_PATHS.websiteDraft, data: builds.getState() };
  }
  const words = describeDraft(website).join('\n');
  const outcome = await builds.start({ source: { of: 'draft' }, by: visit.person.name ?? '', words });
  return toAnswer(outcome, { to: DESK_PATHS.websiteDraft, data: builds.getState(), status: 202 });
}

async function publish(visit: Visit): Promise<Done | Refused<DraftView>> {
  const { builds } = getWebsite(visit);
  const ready = builds.getReady();
  const subject = ready?.id ?? '';
  const isHeld = ready !== null && ready.inEnglish.length > 0 && visit.field(IN_ENGLISH) !== 'yes';
  const outcome = isHeld ? { refused: HELD } : await builds.publish();
  if (outcome === 'done')
    await addRecord(visit.desk.db, { action: 'website-published', subject, ...visit.maker }, visit.now);
  return toAnswer(outcome, { to: `${DESK_PATHS.websiteDraft}?done=published`, data: { published: subject } });
}

/** Names a page with its language, and the forms in which its signs are translated. */
function toListed(visit: Visit, { language, path, files }: FallenPage): FallenView {
  const website = getWebsite(visit);
  const readTitle = createTitles(website);
  const gaps = files.map((file) => {
    const translation = fileToTranslation(language, file);
    const href = toFilePath(translation, website.schemas) ?? DESK_PATHS.website;
    return { title: readTitle(translation, ''), href };
  });
  return { path: `/${language}${path === '/' ? '' : path}`, gaps };
}

/** Answers a wish: what was done, or why it was not (409). */
export function toAnswer(outcome: Outcome, done: Done): Done | Refused<{ refused: string | null }> {
  if (outcome === 'done') return done;
  return { refused: outcome, data: { says: outcome.refused }, status: 409 };
}

/** The address at which the draft can be looked at: the desk's own host, at another port. `null` without one. */
function toDraftAddress(visit: Visit): string | null {
  const port = getWebsite(visit).getDraftPort();
  const url = new URL(`${visit.request.protocol}://${visit.request.host}`);
  url.port = String(port);
  return port === null ? null : url.origin;
}
