import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { ExportView } from '@clinic/contract/desk-taking.ts';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { deskExportMessages as words } from '#messages/desk-export.ts';
import { DayNotice } from '../day/DayNotice.tsx';
import { Card } from '../frame/Card.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import { ExportForm } from './ExportForm.tsx';
import { FeedList } from './FeedList.tsx';
import { RecordList } from './RecordList.tsx';

/** The page where owners export data, with the records of what was done. */
export function ExportPage({ feeds, records, done, timeZone, ...order }: ExportView & { timeZone: string }) {
  return (
    <DeskPage
      title={words.title}
      notice={done && <DayNotice kind="done">{doneToWords(done)}</DayNotice>}
      aside={<p>{words.text}</p>}
    >
      <Card id="file" title={words.file.title}>
        <ExportForm {...order} />
      </Card>
      <Card id="feeds" title={words.feeds.title}>
        <FeedList feeds={feeds} />
      </Card>
      <Card id="openings" title={words.openings.title}>
        <p>{words.openings.text}</p>
        <p>
          <ArrowLink href={DESK_PATHS.openings}>{words.openings.link}</ArrowLink>
        </p>
      </Card>
      <Card id="records" title={words.records.title}>
        <RecordList records={records} timeZone={timeZone} />
      </Card>
    </DeskPage>
  );
}

function doneToWords(done: NonNullable<ExportView['done']>): string {
  return done.kind === 'erased' ? words.done.erased(done.count) : words.done.renewed;
}
