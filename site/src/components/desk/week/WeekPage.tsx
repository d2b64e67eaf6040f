import type { WeekView } from '@clinic/contract/desk-week.ts';
import { deskWeekMessages as words } from '#messages/desk-week.ts';
import { DeskPage } from '../frame/DeskPage.tsx';
import { DoctorDays } from './DoctorDays.tsx';
import { FreeTimes } from './FreeTimes.tsx';
import { WeekHead } from './WeekHead.tsx';
import styles from './WeekPage.module.css';

/** The week of a doctor beside the free times of all, or the two weeks of a department. */
export function WeekPage({ view }: { view: WeekView }) {
  const { week, today } = view;
  return (
    <DeskPage title={toTitle(view)} layout="wide" aside={<WeekHead view={view} />}>
      <div className={styles.room}>
        <div className={styles.parts} data-has-week={week ? '' : undefined}>
          {week && <DoctorDays week={week} today={today} />}
          <FreeTimes view={view} />
        </div>
      </div>
    </DeskPage>
  );
}

/** Returns the title of the page: `Week of` **Dr. Namuna Kale**. */
export function toTitle({ week, load }: WeekView): { thin: string; bold: string } {
  return week
    ? { thin: words.of.doctor, bold: week.doctor }
    : { thin: words.of.department, bold: load[0]?.department ?? '' };
}
