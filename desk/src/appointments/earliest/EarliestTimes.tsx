import { countDays, getDayOfYear, getWeekday } from '@clinic/contract/booking-calendar.ts';
import type { MouseEvent } from 'react';
import { opensElsewhere } from '#browser/opens-elsewhere.ts';
import { TextLink } from '#parts/TextLink.tsx';
import { type SlotPlace, toBookPath } from '../booking/book.ts';
import { toShortTime } from '../desk-times.ts';
import styles from './EarliestTimes.module.css';
import type { Earliest } from './view.ts';
import { deskEarliestMessages as words } from './words.ts';

type Props = {
  earliest: Earliest;
  today: string;
  /** Books here instead of on a page of its own. */
  onChoose?: (place: SlotPlace) => void;
};

/** The next free times for a caller, each a link to book it. */
export function EarliestTimes({ earliest: { asked, times, sooner }, today, onChoose }: Props) {
  const linkTo = (place: SlotPlace) => ({
    href: toBookPath(place, undefined, asked.visit),
    onClick: (event: MouseEvent) => {
      if (!onChoose || opensElsewhere(event)) return;
      event.preventDefault();
      onChoose(place);
    },
  });
  return (
    <div className={styles.times}>
      {times.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ol className={styles.list} aria-label={words.times}>
          {times.map((place, index) => (
            <li key={`${place.doctorId} ${place.date} ${place.slot}`}>
              <a className={styles.time} {...linkTo(place)}>
                <span className="visually-hidden">{words.book} </span>
                <span className={styles.day}>{toShortDay(place.date)}</span>{' '}
                <b className={styles.hour}>{toShortTime(place.slot)}</b> <span>{toDistance(place.date, today)}</span>{' '}
                <span>{place.doctor}</span>
                {onChoose && (
                  <span className={styles.key} aria-hidden="true">
                    {index + 1}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ol>
      )}
      {sooner && (
        <p>
          {words.sooner}{' '}
          <TextLink {...linkTo(sooner)}>
            {toShortDay(sooner.date)}, {toShortTime(sooner.slot)}, {sooner.doctor}
          </TextLink>
        </p>
      )}
    </div>
  );
}

/** `2026-11-26` -> `Thu 26 November` */
function toShortDay(date: string): string {
  return `${getWeekday(date).slice(0, 3)} ${getDayOfYear(date)}`;
}

function toDistance(date: string, today: string): string {
  const days = countDays(today, date);
  return days === 0 ? words.today : days === 1 ? words.tomorrow : words.inDays(days);
}
