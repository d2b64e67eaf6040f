import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { instantToWords } from '#appointments/desk-times.ts';
import type { PageProps } from '#frame/page.ts';
import { addRecord } from '#frame/records.ts';
import { type Done, defineRoom, type Refused, type Visit } from '#frame/room.ts';
import { Card } from '#parts/Card.tsx';
import { CompactButton } from '#parts/DeskButton.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import { List, Row } from '#parts/List.tsx';
import { Refusal } from '#parts/Refusal.tsx';
import textStyles from '#parts/Text.module.css';
import { TextLink } from '#parts/TextLink.tsx';
import { listPublished, type Published } from '../history/history.ts';
import { getWebsite } from '../judge-change.ts';
import { toAnswer } from './draft-room.ts';

/** How many states the page lists. */
const LISTED = 50;

type View = { published: readonly Published[]; refused: string | null };

/** The states of the website that were published, for owners, each with the button that brings it back. */
export const websiteHistory = defineRoom<View>({
  name: 'website-history',
  room: 'website',
  path: DESK_PATHS.websiteHistory,
  access: 'owners',
  toTitle: () => 'What was published',
  toPlace: () => 'settings',
  isRefused: ({ refused }) => refused !== null,
  load: async (visit) => ({ published: await list(visit), refused: null }),
  data: list,
  acts: { [`${DESK_PATHS.websiteHistory}/:id/restore`]: { act: restore, showsOnce: true } },
  Page: HistoryPage,
});

function list(visit: Visit): Promise<Published[]> {
  return listPublished(getWebsite(visit).gitDir, LISTED);
}

/** Builds an earlier state, which is published as soon as it is ready. The draft stays. */
async function restore(visit: Visit): Promise<Done | Refused<View>> {
  const { builds } = getWebsite(visit);
  const id = visit.params.id ?? '';
  const found = (await list(visit)).find((each) => each.id === id);
  if (!found) return toAnswer({ refused: 'There is no such state of the website any more.' }, { to: '' });
  const words = `As on ${instantToWords(found.at, visit.desk.calendar.timeZone)} again`;
  const outcome = await builds.start({
    source: { of: 'history', id },
    by: visit.person.name ?? '',
    words,
    isPublished: true,
  });
  if (outcome === 'done')
    await addRecord(visit.desk.db, { action: 'website-restored', subject: id, ...visit.maker }, visit.now);
  return toAnswer(outcome, { to: DESK_PATHS.websiteDraft, data: builds.getState(), status: 202 });
}

function HistoryPage({ view: { published, refused }, clinic }: PageProps<View>) {
  return (
    <DeskPage
      title={{ thin: 'What was', bold: 'published' }}
      aside={
        <p>
          <TextLink href={DESK_PATHS.website}>All of the website</TextLink>
        </p>
      }
    >
      {refused !== null && <Refusal>{refused}</Refusal>}
      <Card>
        {published.length === 0 && <p>Nothing has been published at the desk yet.</p>}
        <List>
          {published.map(({ id, at, by, words }, index) => (
            <Row
              key={id}
              action={
                index > 0 && (
                  <form method="post" action={`${DESK_PATHS.websiteHistory}/${id}/restore`}>
                    <CompactButton aria-describedby={`state-${id}`}>Bring this back</CompactButton>
                  </form>
                )
              }
            >
              <p id={`state-${id}`} className={textStyles.small}>
                <time dateTime={at}>{instantToWords(at, clinic.timeZone)}</time>, {by}
              </p>
              {words.split('\n').map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Row>
          ))}
        </List>
      </Card>
    </DeskPage>
  );
}
