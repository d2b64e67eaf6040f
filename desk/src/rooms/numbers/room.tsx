import { Refusal } from '@clinic/api/refusal.ts';
import { addMonths } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { monthToWords } from '@clinic/contract/messages/en/dates-and-times.ts';
import { Answer, defineRoom, type Visit } from '#frame/room.ts';
import { Card } from '#parts/Card.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import textStyles from '#parts/Text.module.css';
import { TextLink } from '#parts/TextLink.tsx';
import { isMonth, listMonths } from './months.ts';
import styles from './Numbers.module.css';
import { NumbersTable } from './NumbersTable.tsx';
import { writeNumbers } from './numbers-file.ts';
import { OutcomeBars } from './OutcomeBars.tsx';
import { type MonthNumbers, readMonth } from './queries.ts';

/** How many months the file with the numbers covers. */
const FILE_MONTHS = 12;

type View = MonthNumbers & {
  /** YYYY-MM by the clinic's clock. */
  month: string;
  thisMonth: string;
};

/**
 * The outcomes of the appointments of a month, by doctor: `?month=2026-11`, this month without it. With `format=csv` a file
 * of that month and those before it. Nothing in it is personal, so everybody at the desk may see it.
 */
export const numbers = defineRoom<View>({
  name: 'numbers',
  path: DESK_PATHS.numbers,
  toTitle: () => 'Numbers by doctor',
  toPlace: () => 'numbers',
  load,
  Page: ({ view }) => <Numbers view={view} />,
});

async function load({ desk, now, query }: Visit): Promise<View | Answer> {
  const thisMonth = getToday(desk.calendar.timeZone, now).slice(0, 7);
  const month = query('month') || thisMonth;
  if (!isMonth(month)) throw new Refusal('not-found');
  if (query('format') !== 'csv') return { month, thisMonth, ...(await readMonth(desk, month)) };
  const months: (MonthNumbers & { month: string })[] = [];
  for (const each of listMonths(month, FILE_MONTHS)) months.push({ month: each, ...(await readMonth(desk, each)) });
  const name = `numbers-${months[0]?.month}-${month}.csv`;
  return new Answer((reply) =>
    reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(writeNumbers(months)),
  );
}

const toPath = (month: string) => `${DESK_PATHS.numbers}?month=${month}`;

/** A chart, the same in figures, and links to other months and to the file. */
function Numbers({ view: { month, thisMonth, doctors, total } }: { view: View }) {
  const [earlier, later] = [addMonths(month, -1), addMonths(month, 1)];
  return (
    <DeskPage
      title={{ thin: 'Numbers', bold: 'by doctor' }}
      layout="wide"
      aside={
        <nav className={styles.months} aria-label="Months">
          <TextLink href={toPath(earlier)} rel="prev">
            {monthToWords(earlier)}
          </TextLink>
          <b className={textStyles.title} aria-current="page">
            {monthToWords(month)}
          </b>
          <TextLink href={toPath(later)} rel="next">
            {monthToWords(later)}
          </TextLink>
          {month !== thisMonth && <TextLink href={DESK_PATHS.numbers}>This month</TextLink>}
        </nav>
      }
    >
      {total.booked === 0 ? (
        <Card>
          <p>Nobody was booked in this month.</p>
        </Card>
      ) : (
        <>
          <Card id="chart" title="How the appointments ended">
            <OutcomeBars doctors={doctors} />
          </Card>
          <Card id="figures" title="In figures">
            <NumbersTable doctors={doctors} total={total} />
          </Card>
        </>
      )}
      <p>
        <TextLink href={`${toPath(month)}&format=csv`}>The last {FILE_MONTHS} months as a file (CSV)</TextLink>
      </p>
      <p className={textStyles.small}>
        A month counts the appointments that were booked for its days. Came: those marked as arrived or fulfilled.
      </p>
      <p className={textStyles.small}>
        Days ahead: half of the visits were booked earlier than this, half later. Within 24 hours: less than a day
        before the start, by patient or clinic.
      </p>
      <p className={textStyles.small}>
        Bookings that wait for the review, or that it has cancelled, do not count; neither do appointments that are no
        longer kept.
      </p>
    </DeskPage>
  );
}
