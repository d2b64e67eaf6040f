import type { ContentSchema } from '@clinic/contract/content-schemas.ts';
import type { LanguageCode } from '@clinic/contract/languages.ts';
import type { ServedFolders } from '@clinic/contract/published-site.mjs';

/** The places of the website's content on the disk, as absolute paths. */
export type WebsitePlaces = {
  /** The content that is published. It may move to `data/content` while the desk runs. */
  readonly contentDir: string;
  /** Whether CONTENT_DIR names it. */
  isContentNamed: boolean;
  /** The owner's changes, builds and history. Builds find packages only below the project. */
  dataDir: string;
  /** The changes that are not published yet. */
  draftDir: string;
  /** The content's history, a Git folder. */
  gitDir: string;
  /** The folder in which the check of the content and the builds run. */
  projectRoot: string;
};

/** The content, and the description of what each kind of file may hold, by the names of the collections: `services` */
export type WebsiteFiles = WebsitePlaces & { schemas: Readonly<Record<string, ContentSchema>> };

/** The draft's build, as programs read it at `/website/draft`. */
export type DraftState = {
  state: 'none' | 'building' | 'ready' | 'failed';
  step: string | null;
  secondsLeft: number | null;
  /** The paths of the pages that change: when it is ready, and while it is built those in English, once they can be seen. */
  changed: readonly string[] | null;
  /** Why it failed; a line for each reason. */
  says: string | null;
};

/**
 * A medical page that was translated and would be in English, by its path without the language; `files` are those of the
 * English content in which a sign has no translation.
 */
export type FallenPage = { language: LanguageCode; path: string; files: string[] };

/** The answer to a wish: it is done, or it is not and why. */
export type Outcome = 'done' | { refused: string };

/** A build of the draft, or of a state of the history by its id. `by` and `words`, a line for each change, are for the history. */
export type WantedBuild = {
  source: { of: 'draft' } | { of: 'history'; id: string };
  by: string;
  words: string;
  /** Whether it is published as soon as it is ready. */
  isPublished?: boolean;
};

/** The builds of the draft: one at a time, beside the site that is served. */
export type WebsiteBuilds = {
  start: (wanted: WantedBuild) => Promise<Outcome>;
  /** Stops the build under way, and forgets the last one that failed. */
  stop: () => Promise<void>;
  getState: () => DraftState;
  /** Why this installation builds nothing, until its operator changes it; `null` where it can build. */
  getHindrance: () => string | null;
  /** The site that can be looked at, which is in English alone before the build is ready; `null` while there is none. */
  getLook: () => (ServedFolders & { id: string }) | null;
  /** The build that can be published; `null` while there is none. */
  getReady: () => (ServedFolders & { id: string; inEnglish: readonly FallenPage[] }) | null;
  /** Serves that build, and puts its content into the content folder and the history. */
  publish: () => Promise<Outcome>;
  /** Makes up for what a stop of the server has left undone. */
  resume: () => Promise<void>;
};

/** All that owners change the website with. */
export type Website = WebsiteFiles & {
  builds: WebsiteBuilds;
  /** The port at which owners look at what was built; `null` without DRAFT_PORT. */
  getDraftPort: () => number | null;
};
