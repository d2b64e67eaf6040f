import { getDayOfYear, getWeekday } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { Box } from '#parts/Box.tsx';
import styles from '#parts/Form.module.css';
import { TextLink } from '#parts/TextLink.tsx';
import { SESSION_FIELDS, type SessionEntries, type SessionQuestion } from './session.ts';

type Props = { question: SessionQuestion; entries: SessionEntries; today: string };

/**
 * Asks what happens on the closed days of a session. The buttons send the session as it was filled in, so that an answer
 * is never about other days.
 */
export function ClosedDaysQuestion({ question, entries, today }: Props) {
  const { closedDates, more, closures, answers } = question;
  const isOne = closedDates.length === 1;
  const toDay = (date: string) => dateToLongDay(date, today);
  const others = more > 0 ? ` and ${more === 1 ? 'one more day' : `${more} more days`}` : '';
  const days = `${closedDates.map(toDay).join('; ')}${others}`;
  return (
    <Box tone="notice" role="alert" tabIndex={-1} autoFocus>
      {closedDates.length > 0 && (
        <p>{`The clinic is closed on ${days}. Open ${isOne ? 'it' : 'these days'} for this session?`}</p>
      )}
      {closures.map(({ id, doctor, firstDate, lastDate, reason }) => {
        const span = firstDate === lastDate ? toDay(firstDate) : `${toDay(firstDate)} to ${toDay(lastDate)}`;
        return (
          <p key={id}>
            {`The desk has closed ${span} for ${doctor ?? 'the whole clinic'}. To hold the session there, first `}
            <TextLink href={`#closure-${id}`}>open that again</TextLink>
            {reason && <> ({reason})</>}.
          </p>
        );
      })}
      {answers.length > 0 && (
        <form method="post" action={DESK_PATHS.sessions}>
          {SESSION_FIELDS.filter((name) => name !== 'closedDays').map((name) => (
            <input key={name} type="hidden" name={name} value={entries[name]} />
          ))}
          <div className={styles.buttons}>
            {answers.map((answer) => (
              <Button
                key={answer}
                type="submit"
                name="closedDays"
                value={answer}
                size="small"
                variant={answer === 'open' ? 'primary' : 'outline'}
              >
                {answer === 'skip'
                  ? 'Open the session on the other days only'
                  : isOne
                    ? 'Yes, open it'
                    : 'Yes, open these days'}
              </Button>
            ))}
          </div>
        </form>
      )}
    </Box>
  );
}

/** `2026-11-29` -> `Sunday, 29 November`, with the year when that is not the current one. */
function dateToLongDay(date: string, today: string): string {
  const year = date.slice(0, 4);
  return `${getWeekday(date)}, ${getDayOfYear(date)}${year === today.slice(0, 4) ? '' : ` ${year}`}`;
}
