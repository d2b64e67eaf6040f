import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import type { PageProps } from '#frame/page.ts';
import type { DraftState } from '#frame/website-files.ts';
import { Box } from '#parts/Box.tsx';
import { Card } from '#parts/Card.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { CompactButton } from '#parts/DeskButton.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import { Fold } from '#parts/Fold.tsx';
import formStyles from '#parts/Form.module.css';
import { List, Row } from '#parts/List.tsx';
import { Refusal } from '#parts/Refusal.tsx';
import { TextLink } from '#parts/TextLink.tsx';
import type { BookedTimes } from './booked-times.ts';
import { progressToWords } from './progress-words.ts';

/** The control that says that pages are published in English on purpose. */
export const IN_ENGLISH = 'inEnglish';

/** A page that would be in English, and the forms in which its signs are translated. */
export type FallenView = { path: string; gaps: readonly { title: string; href: string }[] };

export type DraftView = {
  /** The changes of the draft in words, a line for each. */
  changes: readonly string[];
  draft: DraftState;
  /** Why nothing can be built here; `null` where it can. */
  hindrance: string | null;
  /** Pages with medical advice that would be in English by this draft, and are translated now. */
  inEnglish: readonly FallenView[];
  /** Coming appointments that no longer fit, once the draft is built. */
  booked: readonly BookedTimes[];
  /** The address of the built draft, without a slash at the end; `null` where it cannot be looked at. */
  draftAddress: string | null;
  isPublished: boolean;
  /** Why the last press did nothing. */
  refused: string | null;
};

/** More pages than these are listed on demand. */
const PAGES_SHOWN = 12;

/** The draft of the website: what it changes, how it looks, and its way to the public. */
export function DraftPage({ view }: PageProps<DraftView>) {
  const { changes, draft, hindrance, booked, isPublished, refused } = view;
  return (
    <DeskPage
      title={{ thin: 'The', bold: 'draft' }}
      notice={isPublished && <DayNotice kind="done">Published. Visitors see it from now on.</DayNotice>}
      aside={
        <ul className={formStyles.buttons}>
          <li>
            <TextLink href={DESK_PATHS.website}>All of the website</TextLink>
          </li>
          <li>
            <TextLink href={DESK_PATHS.websiteHistory}>What was published</TextLink>
          </li>
        </ul>
      }
    >
      {refused !== null && <Refusal>{refused}</Refusal>}
      <Card id="changes" title="What it changes">
        {changes.length === 0 ? (
          <p>Nothing. The website is as it was published.</p>
        ) : (
          <List>
            {changes.map((line) => (
              <Row key={line}>{line}</Row>
            ))}
          </List>
        )}
      </Card>
      {booked.length > 0 && <BookedCard booked={booked} />}
      {view.inEnglish.length > 0 && <FallenCard pages={view.inEnglish} />}
      {draft.state === 'building' && <Progress view={view} />}
      {draft.state === 'failed' && (
        <Box tone="error">
          {draft.says?.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Box>
      )}
      {draft.state === 'ready' && <Ready view={view} />}
      {hindrance !== null && refused === null && <Box tone="notice">{hindrance}</Box>}
      {hindrance === null && draft.state !== 'building' && changes.length > 0 && (
        <form className={formStyles.form} method="post" action={DESK_PATHS.websiteDraft}>
          <p>A build takes about a minute, beside the website. Nothing is published by it.</p>
          <Button type="submit" variant={draft.state === 'ready' ? 'outline' : 'primary'}>
            {draft.state === 'none' ? 'Build the draft' : 'Build it again'}
          </Button>
        </form>
      )}
    </DeskPage>
  );
}

function Progress({ view: { draft, draftAddress } }: { view: DraftView }) {
  return (
    <Card id="progress" title="It is being built">
      <p role="status" data-progress>
        {progressToWords(draft)}
      </p>
      {draftAddress && (
        <p hidden={draft.changed === null} data-english>
          <TextLink href={`${draftAddress}/`}>Look at it in English</TextLink>
        </p>
      )}
      <form method="post" action={DESK_PATHS.websiteDraft}>
        <CompactButton name="do" value="stop">
          Stop
        </CompactButton>
      </form>
      <noscript>
        <TextLink href={DESK_PATHS.websiteDraft}>Show how far it is</TextLink>
      </noscript>
    </Card>
  );
}

function Ready({ view: { draft, draftAddress, booked, inEnglish } }: { view: DraftView }) {
  const pages = draft.changed ?? [];
  const toRow = (path: string) => (
    <Row key={path}>{draftAddress ? <TextLink href={draftAddress + path}>{path}</TextLink> : path}</Row>
  );
  return (
    <Card id="ready" title="It is built">
      <p>{pages.length === 1 ? '1 page changes.' : `${pages.length} pages change.`}</p>
      {draftAddress ? (
        <p>
          <TextLink href={`${draftAddress}/`}>Look at the whole website as it will be</TextLink>
        </p>
      ) : (
        <p>To look at it here before it is published, the server needs a port for drafts: DRAFT_PORT.</p>
      )}
      <List>{pages.slice(0, PAGES_SHOWN).map(toRow)}</List>
      {pages.length > PAGES_SHOWN && (
        <Fold summary={`${pages.length - PAGES_SHOWN} more pages`}>
          <List>{pages.slice(PAGES_SHOWN).map(toRow)}</List>
        </Fold>
      )}
      {booked.every(({ why }) => why !== 'gone') && (
        <form className={formStyles.form} method="post" action={DESK_PATHS.websitePublish}>
          {inEnglish.length > 0 && (
            <label className={formStyles.choice}>
              <input type="checkbox" name={IN_ENGLISH} value="yes" />
              <span>{inEnglish.length === 1 ? 'Publish that page in English' : 'Publish those pages in English'}</span>
            </label>
          )}
          <Button type="submit">Publish</Button>
        </form>
      )}
    </Card>
  );
}

function FallenCard({ pages }: { pages: readonly FallenView[] }) {
  return (
    <Card id="in-english" title="A sign has no translation">
      <p>
        {pages.length === 1
          ? 'A page tells patients what to do, and'
          : `${pages.length} pages tell patients what to do, and`}{' '}
        would be in English as a whole, because a sign on it is new or has changed. Translate it, and build the draft
        again.
      </p>
      <List>
        {pages.map(({ path, gaps }) => (
          <Row key={path}>
            {path}:{' '}
            {gaps.map(({ title, href }) => (
              <TextLink key={href} href={href}>
                {title}
              </TextLink>
            ))}
          </Row>
        ))}
      </List>
    </Card>
  );
}

function BookedCard({ booked }: { booked: readonly BookedTimes[] }) {
  return (
    <Card id="booked" title="Patients are booked">
      <List>
        {booked.map(({ id, name, count, why }) => (
          <Row key={id + why}>
            <p>
              {name}: {count === 1 ? '1 coming appointment is' : `${count} coming appointments are`}{' '}
              {why === 'gone' ? 'with this doctor, who would be gone.' : 'at times that would not be offered any more.'}
            </p>
            <p>
              Another doctor takes over: <code>npm run desk -- hand-over {id} THE-OTHER-ID</code>. Or nobody does:{' '}
              <TextLink href={DESK_PATHS.absences}>say that the doctor is away</TextLink>, and call the patients.{' '}
              {why === 'gone' && 'Until then nothing can be published.'}
            </p>
          </Row>
        ))}
      </List>
    </Card>
  );
}
