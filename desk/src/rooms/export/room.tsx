import { Refusal } from '@clinic/api/refusal.ts';
import { addDays, getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import {
  type ExportFormat,
  type ExportOrder,
  type ExportRefusal,
  orderToSubject,
  readOrder,
} from '#appointments/export-order.ts';
import type { PageProps } from '#frame/page.ts';
import { addRecord } from '#frame/records.ts';
import { Answer, type Done, defineRoom, type Visit } from '#frame/room.ts';
import { Card } from '#parts/Card.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import { createExport, FILE_TYPES } from './create-export.ts';
import { ExportForm } from './ExportForm.tsx';
import { FeedList } from './FeedList.tsx';
import { type DoctorFeed, listFeeds, renewFeed } from './feeds.ts';
import { type NamedRecord, readRecords } from './queries.ts';
import { RecordList } from './RecordList.tsx';

/** How many days before today the form begins with. */
const FIRST_DAYS = 30;

type View = {
  /** The values of the form. */
  from: string;
  to: string;
  format: ExportFormat;
  /** Why no file was given. */
  refused: ExportRefusal | null;
  feeds: DoctorFeed[];
  /** The newest first. */
  records: NamedRecord[];
  done: string | null;
};

const TITLE = { thin: 'Export', bold: 'data' };

/**
 * The page where owners export data, with the records of what was done. With `from`, `to` and `format` it gives the file,
 * or 422.
 */
export const exported = defineRoom<View>({
  name: 'export',
  path: DESK_PATHS.export,
  access: 'owners',
  toTitle: () => `${TITLE.thin} ${TITLE.bold}`,
  toPlace: () => 'export',
  load,
  acts: { [`${DESK_PATHS.export}/feeds`]: { act: renewAddress } },
  Page: ExportPage,
});

async function load(visit: Visit): Promise<(View & { status?: number }) | Answer> {
  const { desk, now, query, isData } = visit;
  const [from, to, format] = [query('from'), query('to'), query('format')];
  const order = from || to || format ? readOrder(from, to, format) : null;
  if (order && typeof order !== 'string') return giveFile(visit, order);
  if (order && isData) return new Answer((reply) => reply.code(422).send({ reason: order }));
  const today = getToday(desk.calendar.timeZone, now);
  const [feeds, records] = await Promise.all([listFeeds(desk), readRecords(desk.db)]);
  return {
    from: from || addDays(today, -FIRST_DAYS),
    to: to || today,
    format: format === 'fhir' ? 'fhir' : 'csv',
    refused: order,
    feeds,
    records,
    done: toDone(query),
    ...(order && { status: 422 }),
  };
}

async function giveFile({ desk, now, maker }: Visit, order: ExportOrder): Promise<Answer> {
  await addRecord(desk.db, { action: 'exported', subject: orderToSubject(order), ...maker }, now);
  const { extension, mediaType } = FILE_TYPES[order.format];
  return new Answer((reply) =>
    reply
      .header('content-disposition', `attachment; filename="appointments-${order.from}-${order.to}.${extension}"`)
      .type(mediaType)
      .send(createExport(desk, order, now)),
  );
}

/** Gives a doctor's calendar a new address. */
async function renewAddress({ desk, now, maker, field }: Visit): Promise<Done> {
  const doctor = field('doctor');
  if (!getAllDoctors(desk.calendar).some(({ id }) => id === doctor)) throw new Refusal('not-found');
  await renewFeed(desk.db, doctor);
  await addRecord(desk.db, { action: 'feed-renewed', subject: doctor, ...maker }, now);
  return { to: `${DESK_PATHS.export}?done=renewed` };
}

/** The page of a person leads here after an erasure, with the number of appointments. */
function toDone(query: Visit['query']): string | null {
  if (query('done') === 'renewed') return 'The calendar has a new address.';
  const count = Number.parseInt(query('erased'), 10);
  if (!(count > 0)) return null;
  return count === 1 ? 'One appointment was erased.' : `${count} appointments were erased.`;
}

function ExportPage({ view: { feeds, records, done, ...order }, clinic: { timeZone } }: PageProps<View>) {
  return (
    <DeskPage
      title={TITLE}
      notice={done && <DayNotice kind="done">{done}</DayNotice>}
      aside={<p>Exports hold names and telephone numbers. Keep them as safe as the desk does.</p>}
    >
      <Card id="file" title="Appointments as a file">
        <ExportForm {...order} />
      </Card>
      <Card id="feeds" title="Calendars of the doctors">
        <FeedList feeds={feeds} />
      </Card>
      <Card id="openings" title="Who has opened what">
        <p>Every opening of a patient’s data and every search is kept for a year.</p>
        <p>
          <ArrowLink href={DESK_PATHS.openings}>Show the openings</ArrowLink>
        </p>
      </Card>
      <Card id="records" title="Activity">
        <RecordList records={records} timeZone={timeZone} />
      </Card>
    </DeskPage>
  );
}
