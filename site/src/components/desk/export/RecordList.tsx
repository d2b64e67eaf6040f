import type { DeskRecord } from '@clinic/contract/desk-taking.ts';
import { instantToWords } from '#lib/desk/desk-times.ts';
import { deskExportMessages } from '#messages/desk-export.en.ts';
import styles from './RecordList.module.css';

const words = deskExportMessages.records;

type Props = { records: readonly DeskRecord[]; timeZone: string };

/** The records of desk actions that concern no single appointment. */
export function RecordList({ records, timeZone }: Props) {
  if (records.length === 0) return <p>{words.empty}</p>;
  return (
    <ol className={styles.records}>
      {records.map(({ id, action, subject, by, from, at }) => (
        <li key={id} className={styles.record}>
          <p className={styles.change}>
            {words.actions[action] ?? action}: {subject}
          </p>
          <p className={styles.who}>
            <time dateTime={at}>{instantToWords(at, timeZone)}</time>
            {' · '}
            {by === 'command line' ? words.command : by}
            {from && `, ${words.from(from)}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
