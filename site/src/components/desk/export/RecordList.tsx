import type { DeskRecord } from '@clinic/contract/desk-taking.ts';
import { makerToWords } from '#lib/desk/desk-makers.ts';
import { instantToWords } from '#lib/desk/desk-times.ts';
import { deskExportMessages } from '#messages/desk-export.ts';
import { List, Row } from '../frame/List.tsx';
import textStyles from '../frame/Text.module.css';

const words = deskExportMessages.records;

type Props = { records: readonly DeskRecord[]; timeZone: string };

/** The records of desk actions that concern no single appointment. */
export function RecordList({ records, timeZone }: Props) {
  if (records.length === 0) return <p>{words.empty}</p>;
  return (
    <List>
      {records.map(({ id, action, subject, by, byName, from, at }) => (
        <Row key={id}>
          <p className={textStyles.strong}>
            {words.actions[action] ?? action}: {subject}
          </p>
          <p className={textStyles.small}>
            <time dateTime={at}>{instantToWords(at, timeZone)}</time>
            {' · '}
            {makerToWords({ by, byName })}
            {from && `, ${words.from(from)}`}
          </p>
        </Row>
      ))}
    </List>
  );
}
