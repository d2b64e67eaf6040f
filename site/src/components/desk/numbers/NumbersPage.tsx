import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { NumbersView } from '@clinic/contract/numbers.ts';
import { addMonths } from '#lib/browser/booking/month-grid.ts';
import { monthToWords } from '#messages/dates.ts';
import { deskNumbersMessages as words } from '#messages/desk-numbers.ts';
import { Card } from '../frame/Card.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import textStyles from '../frame/Text.module.css';
import { TextLink } from '../frame/TextLink.tsx';
import styles from './Numbers.module.css';
import { NumbersTable } from './NumbersTable.tsx';
import { OutcomeBars } from './OutcomeBars.tsx';

const toPath = (month: string) => `${DESK_PATHS.numbers}?month=${month}`;

/** The numbers of one month: a chart, the same in figures, and links to other months and to the file. */
export function NumbersPage({ view: { month, thisMonth, doctors, total } }: { view: NumbersView }) {
  const [earlier, later] = [addMonths(month, -1), addMonths(month, 1)];
  return (
    <DeskPage
      title={words.title}
      layout="wide"
      aside={
        <nav className={styles.months} aria-label={words.months}>
          <TextLink href={toPath(earlier)} rel="prev">
            {monthToWords(earlier)}
          </TextLink>
          <b className={textStyles.title} aria-current="page">
            {monthToWords(month)}
          </b>
          <TextLink href={toPath(later)} rel="next">
            {monthToWords(later)}
          </TextLink>
          {month !== thisMonth && <TextLink href={DESK_PATHS.numbers}>{words.thisMonth}</TextLink>}
        </nav>
      }
    >
      {total.booked === 0 ? (
        <Card>
          <p>{words.none}</p>
        </Card>
      ) : (
        <>
          <Card id="chart" title={words.chart.title}>
            <OutcomeBars doctors={doctors} />
          </Card>
          <Card id="figures" title={words.table.title}>
            <NumbersTable doctors={doctors} total={total} />
          </Card>
        </>
      )}
      <p>
        <TextLink href={`${toPath(month)}&format=csv`}>{words.file}</TextLink>
      </p>
      {words.notes.map((note) => (
        <p key={note} className={textStyles.small}>
          {note}
        </p>
      ))}
    </DeskPage>
  );
}
