import { getDayOfYear, getWeekday } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { type SessionQuestion as Question, SESSION_FIELDS } from '@clinic/contract/sessions.ts';
import { Button } from '#components/ui/Button.tsx';
import { deskSessionMessages } from '#messages/desk-sessions.ts';
import { Box } from '../frame/Box.tsx';
import styles from '../frame/Form.module.css';
import { TextLink } from '../frame/TextLink.tsx';

const words = deskSessionMessages.question;

type Props = { question: Question; today: string };

/**
 * Asks what happens on the closed days of a session. The buttons send the session as it was filled in, so that an answer
 * is never about other days.
 */
export function SessionQuestion({ question, today }: Props) {
  const { entries, closedDates, more, closures, answers } = question;
  const isOne = closedDates.length === 1;
  const toDay = (date: string) => dateToLongDay(date, today);
  const days = closedDates.map(toDay).join('; ') + (more > 0 ? ` ${words.and} ${words.more(more)}` : '');
  return (
    <Box tone="notice" role="alert" tabIndex={-1} autoFocus>
      {closedDates.length > 0 && <p>{words.closed(days, isOne)}</p>}
      {closures.map(({ id, doctor, firstDate, lastDate, reason }) => (
        <p key={id}>
          {words.closure(doctor ?? words.allDoctors, words.days(toDay(firstDate), toDay(lastDate)))}{' '}
          <TextLink href={`#closure-${id}`}>{words.openFirst}</TextLink>
          {reason && <> ({reason})</>}.
        </p>
      ))}
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
                {answer === 'open' ? words.open(isOne) : words.skip}
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
