import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { LanguageCode } from '@clinic/contract/languages.ts';
import { NoticePreview } from '@clinic/ui/NoticePreview.tsx';
import type { PageProps } from '#frame/page.ts';
import { type Act, defineRoom, type Visit } from '#frame/room.ts';
import { endScreen, renewScreenAddress } from '#frame/screen-address.ts';
import { Card } from '#parts/Card.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import { TextLink } from '#parts/TextLink.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import { NoticeList, spanToWords } from './NoticeList.tsx';
import {
  type NewNotice,
  type NoticeEntries,
  type NoticeRefusal,
  readNewNotice,
  readNoticeEntries,
} from './notice-entries.ts';
import { endNotice, setNotice } from './notices.ts';
import { readSettings, type Settings } from './queries.ts';
import { ScreenCard } from './ScreenCard.tsx';

const DONE = {
  set: 'The notice is set. Every page of the website shows it within a minute of its first time.',
  ended: 'The notice has ended. It leaves the website within a minute.',
  gone: 'The notice had ended already.',
  'screen-off': 'The screen is off. Its address no longer works.',
};

type View = Settings & {
  /** ISO 8601 in UTC. */
  now: string;
  /** The languages of the public site. */
  languages: readonly LanguageCode[];
  /** Whether the website can be changed at the desk. */
  hasWebsite: boolean;
  entries: NoticeEntries;
  refused: NoticeRefusal | null;
  /** The notice as the form describes it; `null` when nobody has asked to see it. */
  preview: NewNotice | null;
  done: string | null;
  /** The new address of the waiting room's screen. Only the answer that makes it has it. */
  screenUrl: string | null;
};

const TITLE = { thin: 'Clinic', bold: 'settings' };

/**
 * The owner's settings: the notices on the public pages, and the screen of the waiting room. With the fields of a notice
 * in its address, the page also shows that notice as visitors would see it, or why it cannot be (422).
 */
export const settings = defineRoom<View>({
  name: 'settings',
  path: DESK_PATHS.settings,
  access: 'owners',
  toTitle: () => `${TITLE.thin} ${TITLE.bold}`,
  toPlace: () => 'settings',
  load,
  acts: {
    [DESK_PATHS.notices]: { act: addNotice, fillIn: ({ body }) => ({ entries: readNoticeEntries(body) }) },
    [`${DESK_PATHS.notices}/:id/end`]: { act: end },
    [DESK_PATHS.screen]: { act: renewScreen, showsOnce: true },
    [`${DESK_PATHS.screen}/off`]: { act: turnScreenOff },
  },
  Page: SettingsPage,
});

async function load({ desk, now, search, query }: Visit): Promise<View & { status?: number }> {
  const view = {
    ...(await readSettings(desk, now)),
    now: now.toISOString(),
    languages: desk.languages,
    hasWebsite: desk.website !== null,
    entries: readNoticeEntries(search),
    refused: null,
    preview: null,
    done: Object.entries(DONE).find(([name]) => name === query('done'))?.[1] ?? null,
    screenUrl: null,
  };
  if (Object.values(view.entries).every((text) => text === '')) return view;
  const read = readNewNotice(desk.calendar, desk.languages, view.entries, now);
  return 'reasons' in read ? { ...view, refused: read, status: 422 } : { ...view, preview: read.notice };
}

async function addNotice(visit: Visit): ReturnType<Act<View>['act']> {
  const { desk, body, now } = visit;
  const entries = readNoticeEntries(body);
  const read = readNewNotice(desk.calendar, desk.languages, entries, now);
  if ('reasons' in read) return { refused: { entries, refused: read } };
  if ((await setNotice(toChange(visit), read.notice)) === null) return { refused: { entries, refused: 'too-many' } };
  await desk.refreshNotices();
  return leadBack('set');
}

async function end(visit: Visit) {
  const isEnded = await endNotice(toChange(visit), visit.params.id ?? '');
  await visit.desk.refreshNotices();
  return leadBack(isEnded ? 'ended' : 'gone');
}

/** Turns the waiting room's screen on, or gives it a new address, which the answer shows once. */
async function renewScreen({ desk, maker, now }: Visit) {
  const token = await renewScreenAddress(desk.db, maker, now);
  return { once: { screenUrl: `${desk.deskUrl}${DESK_PATHS.waiting}/${token}` } };
}

async function turnScreenOff({ desk, maker, now }: Visit) {
  await endScreen(desk.db, maker, now);
  return leadBack('screen-off');
}

const toChange = ({ desk: { db, calendar }, maker, now }: Visit) => ({ db, timeZone: calendar.timeZone, maker, now });

const leadBack = (done: keyof typeof DONE) => ({ to: `${DESK_PATHS.settings}?done=${done}` });

function SettingsPage({ view, clinic: { timeZone } }: PageProps<View>) {
  const { languages, preview, notices, now, done } = view;
  return (
    <DeskPage
      title={TITLE}
      notice={done && <DayNotice kind="done">{done}</DayNotice>}
      aside={
        <>
          {view.hasWebsite && (
            <p>
              <TextLink href={DESK_PATHS.website}>Change the website</TextLink>: its words, photographs, doctors and
              hours.
            </p>
          )}
          <p>
            <TextLink href={DESK_PATHS.calendars}>Busy calendars</TextLink>: doctors’ own calendars that close times
            here.
          </p>
          <p>
            <TextLink href={DESK_PATHS.tokens}>Let programs of the hospital read</TextLink>: appointments and free
            times, by FHIR.
          </p>
          <p>
            A notice appears at the top of every page of the website, for example while the clinic is closed for a
            holiday. It is there within a minute, and goes by itself. It changes no appointment and closes no time.
          </p>
          <Card id="new" title="A new notice" tone="mint">
            <NoticeForm {...view} timeZone={timeZone} />
          </Card>
        </>
      }
    >
      {preview && (
        <Card id="preview" title="As visitors will see it">
          {languages.map((language) => {
            const text = preview.texts[language];
            return text && <NoticePreview key={language} text={text} language={language} />;
          })}
          <p>{spanToWords(preview, timeZone)}. Nothing is shown yet.</p>
        </Card>
      )}
      <Card id="notices" title="Notices">
        <NoticeList notices={notices} now={now} timeZone={timeZone} />
      </Card>
      <ScreenCard screen={view.screen} screenUrl={view.screenUrl} timeZone={timeZone} />
    </DeskPage>
  );
}
