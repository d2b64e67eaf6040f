import type { EarliestView } from '@clinic/contract/desk-earliest.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { deskEarliestMessages as words } from '#messages/desk-earliest.ts';
import { Card } from '../frame/Card.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import styles from '../frame/Form.module.css';
import { EarliestFields } from './EarliestFields.tsx';
import { EarliestTimes } from './EarliestTimes.tsx';

/** The page where the desk finds a caller the next free times without script. */
export function EarliestPage({ view: { departments, visits, today, earliest } }: { view: EarliestView }) {
  return (
    <DeskPage title={words.heading}>
      <Card>
        <form className={styles.form} method="get" action={DESK_PATHS.earliest}>
          <EarliestFields departments={departments} visits={visits} asked={earliest.asked} today={today} />
          <div className={styles.buttons}>
            <Button type="submit" size="small" variant="outline">
              {words.submit}
            </Button>
            <ButtonLink variant="outline" size="small" href={DESK_PATHS.today}>
              {words.backToDay}
            </ButtonLink>
          </div>
        </form>
      </Card>
      <Card id="earliest-times" title={words.times}>
        <EarliestTimes earliest={earliest} today={today} />
      </Card>
    </DeskPage>
  );
}
