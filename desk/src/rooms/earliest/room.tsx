import { getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button, ButtonLink } from '@clinic/ui/Button.tsx';
import { EarliestFields } from '#appointments/earliest/EarliestFields.tsx';
import { EarliestTimes } from '#appointments/earliest/EarliestTimes.tsx';
import type { EarliestAnswer } from '#appointments/earliest/view.ts';
import { deskEarliestMessages as words } from '#appointments/earliest/words.ts';
import { defineRoom, type Visit } from '#frame/room.ts';
import { Card } from '#parts/Card.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import styles from '#parts/Form.module.css';
import { readEarliest } from './queries.ts';

/**
 * The next free times for a caller, as `?with=&from=&part=` wishes them, for a page without script; the day's dialog asks
 * for the data. With `&visit=ID` these are the times that are long enough for that kind of visit.
 */
export const earliest = defineRoom<EarliestAnswer>({
  name: 'earliest',
  path: DESK_PATHS.earliest,
  toTitle: () => words.title,
  load,
  data: load,
  Page: ({ view }) => <EarliestPage view={view} />,
});

async function load({ desk, now, query }: Visit): Promise<EarliestAnswer> {
  const { calendar } = desk;
  const asked = { with: query('with'), from: query('from'), part: query('part'), visit: query('visit') };
  return {
    departments: calendar.departments.map(({ id, name, doctors }) => ({
      id,
      name,
      doctors: doctors.map((doctor) => ({ id: doctor.id, name: doctor.name })),
    })),
    ...(calendar.visits && { visits: calendar.visits.map(({ id, name, minutes }) => ({ id, name, minutes })) }),
    today: getToday(calendar.timeZone, now),
    earliest: await readEarliest(desk, asked, now),
  };
}

function EarliestPage({ view: { departments, visits, today, earliest: found } }: { view: EarliestAnswer }) {
  return (
    <DeskPage title={{ thin: 'Book', bold: 'a caller' }}>
      <Card>
        <form className={styles.form} method="get" action={DESK_PATHS.earliest}>
          <EarliestFields departments={departments} visits={visits} asked={found.asked} today={today} />
          <div className={styles.buttons}>
            <Button type="submit" size="small" variant="outline">
              Show times
            </Button>
            <ButtonLink variant="outline" size="small" href={DESK_PATHS.today}>
              Back to today
            </ButtonLink>
          </div>
        </form>
      </Card>
      <Card id="earliest-times" title={words.times}>
        <EarliestTimes earliest={found} today={today} />
      </Card>
    </DeskPage>
  );
}
