import { instantToWords, slotToWords } from '#appointments/desk-times.ts';
import type { HistoryEntry } from '#appointments/taking.ts';
import { deskMessages } from '#appointments/words.ts';
import styles from '#parts/List.module.css';
import textStyles from '#parts/Text.module.css';
import { makerToWords } from '#people/desk-makers.ts';

type Props = { history: readonly HistoryEntry[]; timeZone: string };

/** The history of an appointment along a line. Each entry says what was done, when, by whom and from where. */
export function HistoryList({ history, timeZone }: Props) {
  return (
    <ol className={styles.history}>
      {history.map((entry) => (
        <li key={`${entry.at}-${entry.action}`}>
          <p className={textStyles.strong}>{deskMessages.done[entry.action]}</p>
          <Difference entry={entry} />
          <p className={textStyles.small}>
            <time dateTime={entry.at}>{instantToWords(entry.at, timeZone)}</time>
            {' · '}
            {makerToWords(entry)}
            {entry.from && `, from ${entry.from}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The change that an entry made: the time or the state, before and after. */
function Difference({ entry: { action, before, after } }: { entry: HistoryEntry }) {
  const hasMoved = before.date !== after.date || before.slot !== after.slot;
  if (action === 'booked' || (!hasMoved && before.status === after.status)) return null;
  const { states } = deskMessages.card;
  return (
    <p>
      {hasMoved ? slotToWords(before) : states[before.status]} <span aria-hidden="true">→</span>
      <span className="visually-hidden">to</span> {hasMoved ? slotToWords(after) : states[after.status]}
    </p>
  );
}
