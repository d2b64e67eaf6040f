import { addDays, DAYS_PER_WEEK, getDayOfYear } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { getMonday, toWeekPath, type WeekSubject, type WeekView } from '@clinic/contract/desk-week.ts';
import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { dateToDay } from '#messages/dates.ts';
import { deskWeekMessages } from '#messages/desk-week.ts';
import { TextLink } from '../frame/TextLink.tsx';
import styles from './WeekHead.module.css';

const words = deskWeekMessages.turn;

/** The links to other weeks, and between the doctor and the department. */
export function WeekHead({ view: { week, load, loadDates, from, today } }: { view: WeekView }) {
  const subject: WeekSubject = week ? { doctor: week.doctorId } : { department: load[0]?.departmentId ?? '' };
  const [[name = '', id = ''] = []] = Object.entries(subject);
  const earlier = addDays(from, -DAYS_PER_WEEK);
  const later = addDays(from, DAYS_PER_WEEK);
  const shown = week ? week.days.map(({ date }) => date) : loadDates;
  const [first, last] = [shown[0] ?? from, shown.at(-1) ?? addDays(later, -1)];
  return (
    <div className={styles.head}>
      <nav className={styles.turn} aria-label={words.label}>
        <a className={styles.arrow} href={toWeekPath(earlier, subject)} aria-label={words.earlier(dateToDay(earlier))}>
          <Icon name="earlier" size={22} />
        </a>
        <p className={styles.span}>
          {getDayOfYear(first)} – {getDayOfYear(last)}
        </p>
        <a className={styles.arrow} href={toWeekPath(later, subject)} aria-label={words.later(dateToDay(later))}>
          <Icon name="later" size={22} />
        </a>
        {getMonday(today) !== from && <TextLink href={toWeekPath(today, subject)}>{words.present}</TextLink>}
      </nav>
      <form className={styles.form} method="get" action={DESK_PATHS.week}>
        <input type="hidden" name={name} value={id} />
        <label className="visually-hidden" htmlFor="week-date">
          {words.date}
        </label>
        <input id="week-date" className={styles.date} type="date" name="from" defaultValue={from} required />
        <Button type="submit" variant="outline" size="small">
          {words.go}
        </Button>
      </form>
      {week && week.departmentId !== '' && (
        <TextLink href={toWeekPath(from, { department: week.departmentId })}>{week.department}</TextLink>
      )}
      {!week && <TextLink href={`${DESK_PATHS.week}/${from}`}>{deskWeekMessages.allDoctors}</TextLink>}
    </div>
  );
}
