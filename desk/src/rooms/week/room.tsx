import { Refusal } from '@clinic/api/refusal.ts';
import { getAllDoctors, isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { DeskPerson } from '@clinic/contract/desk-person.ts';
import { type Answer, defineRoom, leadTo, type Visit } from '#frame/room.ts';
import { DeskPage } from '#parts/DeskPage.tsx';
import { DoctorDays } from './DoctorDays.tsx';
import { FreeTimes } from './FreeTimes.tsx';
import { type Load, readLoad } from './load.ts';
import { type DoctorWeek, readWeek } from './queries.ts';
import styles from './Week.module.css';
import { WeekHead } from './WeekHead.tsx';
import { getMonday, toWeekPath, type WeekSubject } from './weeks.ts';

type View = Load & {
  person: DeskPerson;
  today: string;
  /** The Monday of the week. */
  from: string;
  /** The week of one doctor; `null` on the page of a department. */
  week: DoctorWeek | null;
};

/**
 * `/week/{date}?doctor={id}`: the week of a doctor (the first one when none is named), beside the free times of all.
 * `/week/{date}?department={id}`: how busy a department is for two weeks.
 * `/week`: the present week. With `from={date}`, as a form sends it, it leads to the week of that date.
 */
export const week = defineRoom<View>({
  name: 'week',
  path: `${DESK_PATHS.week}/:date?`,
  toTitle: (view) => Object.values(toTitle(view)).join(' '),
  toPlace: () => 'week',
  load,
  Page: ({ view }) => <Week view={view} />,
});

async function load({ desk, person, now, params, query }: Visit): Promise<View | Answer> {
  const { calendar } = desk;
  const subject = toSubject(query('department'), query('doctor') || (getAllDoctors(calendar)[0]?.id ?? ''));
  const today = getToday(calendar.timeZone, now);
  const { date = today } = params;
  if (!isCalendarDate(date)) throw new Refusal('not-found');
  if (params.date === undefined && isCalendarDate(query('from'))) return leadTo(toWeekPath(query('from'), subject));
  const from = getMonday(date);
  const departmentId = 'department' in subject ? subject.department : undefined;
  const [found, load] = await Promise.all([
    'doctor' in subject ? readWeek(desk, subject.doctor, from, now) : null,
    readLoad(desk, from, departmentId, now),
  ]);
  if (departmentId === undefined ? !found : load.load.length === 0) throw new Refusal('not-found');
  return { person, today, from, week: found, ...load };
}

function toSubject(department: string, doctor: string): WeekSubject {
  return department === '' ? { doctor } : { department };
}

/** The title of the page: `Week of` **Dr. Namuna Kale**. */
function toTitle({ week, load }: View): { thin: string; bold: string } {
  return week ? { thin: 'Week of', bold: week.doctor } : { thin: 'Two weeks of', bold: load[0]?.department ?? '' };
}

/** The week of a doctor beside the free times of all, or the two weeks of a department. */
function Week({ view }: { view: View }) {
  const { week, today } = view;
  return (
    <DeskPage title={toTitle(view)} layout="dense" aside={<WeekHead {...view} />}>
      <div className={styles.room}>
        <div className={styles.parts} data-has-week={week ? '' : undefined}>
          {week && <DoctorDays week={week} today={today} />}
          <FreeTimes {...view} />
        </div>
      </div>
    </DeskPage>
  );
}
