import { instantToWords } from '#appointments/desk-times.ts';
import { List, Row } from '#parts/List.tsx';
import textStyles from '#parts/Text.module.css';
import { makerToWords } from '#people/desk-makers.ts';
import type { NamedRecord } from './queries.ts';

/** An action that is missing here is shown by its code. */
const ACTIONS: Record<string, string | undefined> = {
  exported: 'Exported appointments',
  'person-file': 'Gave a person their data; appointments',
  erased: 'Erased a person; appointments',
  'feed-renewed': 'New calendar address',
  'mail-sent-again': 'Sent a mail again',
  'webhook-on': 'Told another system again',
  'absence-away': 'Told patients that a doctor is away',
  'absence-late': 'Told patients that a doctor is late',
  'absence-undone': 'Undid a notice before its mails left',
  'absence-ended': 'Ended an absence',
  'absence-back': 'Told patients that a doctor can come after all',
  closed: 'Closed slots',
  opened: 'Opened slots',
  'session-opened': 'Opened an extra session',
  'session-ended': 'Ended an extra session',
  renamed: 'Changed the name of',
  'website-changed': 'Changed the draft of the website',
  'website-published': 'Published the website',
  'website-restored': 'Put the website back to an earlier state',
  'notice-set': 'Set a notice on the website',
  'notice-ended': 'Ended a notice on the website',
  'calendar-set': 'Set the busy calendar of',
  'calendar-ended': 'Turned off the busy calendar of',
  'screen-renewed': 'Made a new address for the screen',
  'screen-ended': 'Turned the screen off',
  'token-made': 'Made a token for a program',
  'token-revoked': 'Revoked the token of a program',
};

type Props = { records: readonly NamedRecord[]; timeZone: string };

/** The records of desk actions that concern no single appointment. */
export function RecordList({ records, timeZone }: Props) {
  if (records.length === 0) return <p>Nothing so far.</p>;
  return (
    <List>
      {records.map(({ id, action, subject, by, byName, from, at }) => (
        <Row key={id}>
          <p className={textStyles.strong}>
            {ACTIONS[action] ?? action}: {subject}
          </p>
          <p className={textStyles.small}>
            <time dateTime={at}>{instantToWords(at, timeZone)}</time>
            {' · '}
            {makerToWords({ by, byName })}
            {from && `, from ${from}`}
          </p>
        </Row>
      ))}
    </List>
  );
}
