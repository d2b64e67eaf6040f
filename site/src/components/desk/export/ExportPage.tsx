import type { ExportView } from '@clinic/contract/desk-taking.ts';
import { deskExportMessages as words } from '#messages/desk-export.en.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DayNotice } from '../day/DayNotice.tsx';
import { Panel } from '../Panel.tsx';
import { ExportForm } from './ExportForm.tsx';
import { FeedList } from './FeedList.tsx';
import { RecordList } from './RecordList.tsx';

/** The page where owners export data, with the records of what was done. */
export function ExportPage({ feeds, records, done, timeZone, ...order }: ExportView & { timeZone: string }) {
  return (
    <>
      <div role="status">{done && <DayNotice kind="done">{doneToWords(done)}</DayNotice>}</div>
      <DeskPage title={words.title} aside={<p>{words.text}</p>}>
        <Panel id="file" title={words.file.title}>
          <ExportForm {...order} />
        </Panel>
        <Panel id="feeds" title={words.feeds.title}>
          <FeedList feeds={feeds} />
        </Panel>
        <Panel id="records" title={words.records.title}>
          <RecordList records={records} timeZone={timeZone} />
        </Panel>
      </DeskPage>
    </>
  );
}

function doneToWords(done: NonNullable<ExportView['done']>): string {
  return done.kind === 'erased' ? words.done.erased(done.count) : words.done.renewed;
}
