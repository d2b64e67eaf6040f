import type { OpeningKind } from '@clinic/api/database/desk-tables.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { dateToDayOfCalendar } from '@clinic/contract/messages/en/dates-and-times.ts';
import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { SelectField } from '@clinic/ui/Field.tsx';
import { instantToWords } from '#appointments/desk-times.ts';
import type { PageProps } from '#frame/page.ts';
import { defineRoom, type Visit } from '#frame/room.ts';
import { Card } from '#parts/Card.tsx';
import { CompactButton } from '#parts/DeskButton.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import formStyles from '#parts/Form.module.css';
import { List, Row } from '#parts/List.tsx';
import textStyles from '#parts/Text.module.css';
import { makerToWords } from '#people/desk-makers.ts';
import { type Opening, type OpeningsPage, type Place, readOpenings } from './queries.ts';

/** `2026-11-25T10:05:00.000Z~0193…` */
const PLACE_PATTERN = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~([\da-f-]{36})$/;

type View = Omit<OpeningsPage, 'last'> & {
  /** The email address of the one person whose openings are shown; empty for everybody's. */
  chosen: string;
  /** The addresses of the first page and of the next one; `null` where there is none. */
  newest: string | null;
  older: string | null;
};

const TITLE = { thin: 'Who has', bold: 'opened what' };

/**
 * The page where owners see who has opened patients' data, from where and when: `?by=` shows only one person's records,
 * and `?below=` the page below a record. A program gets the records alone.
 */
export const openings = defineRoom<View>({
  name: 'openings',
  path: DESK_PATHS.openings,
  access: 'owners',
  toTitle: () => `${TITLE.thin} ${TITLE.bold}`,
  toPlace: () => 'export',
  load,
  data: async (visit) => ({ openings: (await load(visit)).openings }),
  Page: Openings,
});

async function load({ desk, query }: Visit): Promise<View> {
  const chosen = query('by');
  const [, made_at, id] = PLACE_PATTERN.exec(query('below')) ?? [];
  const below = made_at && id ? { made_at, id } : null;
  const { last, ...page } = await readOpenings(desk.db, { by: chosen, below });
  return { ...page, chosen, newest: below && toPath(chosen, null), older: last && toPath(chosen, last) };
}

function toPath(by: string, below: Place | null): string {
  const query = new URLSearchParams({ ...(by && { by }), ...(below && { below: `${below.made_at}~${below.id}` }) });
  return `${DESK_PATHS.openings}?${query}`;
}

function Openings({ view: { openings, makers, chosen, newest, older }, clinic: { timeZone } }: PageProps<View>) {
  return (
    <DeskPage
      title={TITLE}
      aside={
        <>
          <p>
            Each opening of a patient’s data and each search, for a year. A day’s board and each list count once a day
            for each person. For a search, we keep only that it was made.
          </p>
          <form className={formStyles.inline} method="get" action={DESK_PATHS.openings}>
            <SelectField id="openings-by" name="by" label="Person" defaultValue={chosen}>
              <option value="">Everybody</option>
              {makers.map((maker) => (
                <option key={maker.by} value={maker.by}>
                  {makerToWords(maker)}
                </option>
              ))}
            </SelectField>
            <CompactButton>Show</CompactButton>
          </form>
          <p>
            <ArrowLink href={DESK_PATHS.export}>Export and activity</ArrowLink>
          </p>
        </>
      }
    >
      <Card id="openings" title="Openings">
        {openings.length === 0 ? (
          <p>Nothing has been opened yet.</p>
        ) : (
          <List>
            {openings.map((opening) => (
              <Row
                key={opening.id}
                lead={
                  <time className={textStyles.small} dateTime={opening.at}>
                    {instantToWords(opening.at, timeZone)}
                  </time>
                }
              >
                <p className={textStyles.strong}>{openingToWords(opening)}</p>
                <p className={textStyles.small}>
                  <bdi>{makerToWords(opening)}</bdi>
                  {opening.from && `, from ${opening.from}`}
                </p>
              </Row>
            ))}
          </List>
        )}
        {(newest || older) && (
          <nav className={formStyles.buttons} aria-label="Pages">
            {newest && <ArrowLink href={newest}>Newest</ArrowLink>}
            {older && <ArrowLink href={older}>Older</ArrowLink>}
          </nav>
        )}
      </Card>
    </DeskPage>
  );
}

const KINDS: Record<OpeningKind, string> = {
  day: 'Board of the day',
  appointment: 'Appointment',
  person: 'Everything about a person',
  'person-file': 'File for a person',
  search: 'Search',
  list: 'List',
  export: 'Export',
  concerned: 'List of those concerned by a breach',
  fhir: 'Read by a program',
};

/** The pages that list patients. One that is missing here is shown by its code. */
const LISTS: Record<string, string | undefined> = {
  review: 'Review',
  mails: 'Mails',
  closures: 'Closures',
  week: 'Week',
  'late or away': 'Late or away',
};

function openingToWords({ kind, subject }: Opening): string {
  const shown = kind === 'day' ? dateToDayOfCalendar(subject) : kind === 'list' ? LISTS[subject] : undefined;
  return [KINDS[kind], shown ?? subject].filter(Boolean).join(': ');
}
