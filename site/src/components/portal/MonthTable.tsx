import type { PortalDay, PortalView } from '@clinic/contract/portal.ts';
import { Icon } from '@clinic/ui/Icon.tsx';
import { getWeeks, WEEKDAY_INITIALS } from '#lib/browser/booking/month-grid.ts';
import { dateToWords, monthToWords } from '#messages/dates-and-times.ts';
import { portalMessages } from '#messages/portal.ts';
import '@clinic/ui/styles/compositions/month.css';
import styles from './MonthTable.module.css';

const words = portalMessages.move;

type Props = {
  /** The page's own path. */
  path: string;
  month: NonNullable<PortalView['month']>;
  /** The day whose times are shown. */
  chosen: string | undefined;
  /** The day of the appointment. */
  own: string;
};

/** A month as a table. Days with free times are links. */
export function MonthTable({ path, month: { month, previous, next, days }, chosen, own }: Props) {
  const states = new Map(days.map(({ date, state }) => [date, state]));
  return (
    <div className="month">
      <div className="month-head">
        <h3 id="month" className={styles.name}>
          {monthToWords(month)}
        </h3>
        <Turn path={path} month={previous} kind="earlier" />
        <Turn path={path} month={next} kind="later" />
      </div>
      <table className={`${styles.days} month-table`} aria-label={words.month(monthToWords(month))}>
        <thead>
          <tr>
            {WEEKDAY_INITIALS.map((initial) => (
              <th key={initial} scope="col">
                {initial}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {getWeeks(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, column) =>
                date ? (
                  <td key={date}>
                    <Day
                      date={date}
                      state={states.get(date) ?? 'closed'}
                      href={`${path}?month=${month}&date=${date}#times`}
                      isChosen={date === chosen}
                      isOwn={date === own}
                    />
                  </td>
                ) : (
                  <td key={`${month}-${WEEKDAY_INITIALS[column]}`} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>{words.legend}</p>
    </div>
  );
}

type TurnProps = { path: string; month: string | null; kind: 'earlier' | 'later' };

/** A link to another month, or only its icon where there is no such month. */
function Turn({ path, month, kind }: TurnProps) {
  if (!month) {
    return (
      <span className="month-turn">
        <Icon name={kind} />
      </span>
    );
  }
  return (
    <a className="month-turn" href={`${path}?month=${month}#move`} aria-label={words[kind](monthToWords(month))}>
      <Icon name={kind} />
    </a>
  );
}

type DayProps = PortalDay & { href: string; isChosen: boolean; isOwn: boolean };

/** A day of the month. Its accessible name says in words what its look shows. */
function Day({ date, state, href, isChosen, isOwn }: DayProps) {
  const number = Number(date.slice(8));
  const name = isOwn ? `${words.days[state]}, ${words.days.yours}` : words.days[state];
  const look = { className: `${styles.day} month-day`, 'data-state': state, 'data-own': isOwn ? '' : undefined };
  if (state === 'open') {
    return (
      <a
        {...look}
        href={href}
        aria-label={`${dateToWords(date)}, ${name}`}
        aria-current={isChosen ? 'date' : undefined}
      >
        {number}
      </a>
    );
  }
  return (
    <span {...look}>
      {number}
      <span className="visually-hidden">, {name}</span>
    </span>
  );
}
