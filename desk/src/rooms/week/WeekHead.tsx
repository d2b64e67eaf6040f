import { addDays, DAYS_PER_WEEK } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates-and-times.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { Icon } from '@clinic/ui/Icon.tsx';
import { toShortDay } from '#appointments/desk-times.ts';
import { TextLink } from '#parts/TextLink.tsx';
import type { Load } from './load.ts';
import type { DoctorWeek } from './queries.ts';
import styles from './Week.module.css';
import { getMonday, toWeekPath, type WeekSubject } from './weeks.ts';

type Props = Load & { today: string; from: string; week: DoctorWeek | null };

/** The links to other weeks, and between the doctor and the department. */
export function WeekHead({ week, load, loadDates, from, today }: Props) {
  const subject: WeekSubject = week ? { doctor: week.doctorId } : { department: load[0]?.departmentId ?? '' };
  const [[name = '', id = ''] = []] = Object.entries(subject);
  const earlier = addDays(from, -DAYS_PER_WEEK);
  const later = addDays(from, DAYS_PER_WEEK);
  const shown = week ? week.days.map(({ date }) => date) : loadDates;
  const [first, last] = [shown[0] ?? from, shown.at(-1) ?? addDays(later, -1)];
  return (
    <div className={styles.head}>
      <nav className={styles.turn} aria-label="Weeks">
        <a
          className={styles.arrow}
          href={toWeekPath(earlier, subject)}
          aria-label={`Earlier: the week of ${dateToDay(earlier)}`}
        >
          <Icon name="earlier" size={22} />
        </a>
        <p className={styles.span}>
          {toShortDay(first)} – {toShortDay(last)}
        </p>
        <a
          className={styles.arrow}
          href={toWeekPath(later, subject)}
          aria-label={`Later: the week of ${dateToDay(later)}`}
        >
          <Icon name="later" size={22} />
        </a>
        {getMonday(today) !== from && <TextLink href={toWeekPath(today, subject)}>This week</TextLink>}
      </nav>
      <form className={styles.form} method="get" action={DESK_PATHS.week}>
        <input type="hidden" name={name} value={id} />
        <label className="visually-hidden" htmlFor="week-date">
          Date
        </label>
        <input id="week-date" className={styles.date} type="date" name="from" defaultValue={from} required />
        <Button type="submit" variant="outline" size="small">
          Go
        </Button>
      </form>
      {week && week.departmentId !== '' && (
        <TextLink href={toWeekPath(from, { department: week.departmentId })}>{week.department}</TextLink>
      )}
      {!week && <TextLink href={`${DESK_PATHS.week}/${from}`}>All departments</TextLink>}
    </div>
  );
}
