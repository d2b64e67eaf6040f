import type { DeskDay } from '@clinic/contract/desk-day.ts';
import type { MouseEvent } from 'react';
import { type SlotPlace, toBookPath } from '#appointments/booking/book.ts';
import { deskDayMessages } from '#appointments/day-words.ts';
import { toShortTime } from '#appointments/desk-times.ts';
import { opensElsewhere } from '#browser/opens-elsewhere.ts';
import { TextLink } from '#parts/TextLink.tsx';
import { toSlotPlace } from '../desk-day.ts';
import styles from './WaitingStrip.module.css';

const words = deskDayMessages.free;

type Props = {
  day: DeskDay;
  /** Books here instead of on a page of its own. */
  onBook?: ((place: SlotPlace) => void) | undefined;
};

/**
 * The free times of another day, and the first of them to book. It has the height of the waiting room and of the band of
 * a move, so that the board keeps its place.
 */
export function FreeStrip({ day, onBook }: Props) {
  const free = listFree(day);
  const [first] = free;
  const nothing = day.date < day.today ? words.over : day.isClosed && !first && words.closed;
  return (
    <section className={styles.strip} aria-label={words.label}>
      {nothing ? (
        <p className={styles.nobody}>{nothing}</p>
      ) : (
        <>
          <h2 className={styles.title}>
            <b className={styles.count}>{free.length}</b> {words.title}
          </h2>
          <p className={styles.nobody}>{first ? <First place={first} onBook={onBook} /> : words.none}</p>
        </>
      )}
    </section>
  );
}

function First({ place, onBook }: { place: SlotPlace; onBook: Props['onBook'] }) {
  const book = (event: MouseEvent) => {
    if (!onBook || opensElsewhere(event)) return;
    event.preventDefault();
    onBook(place);
  };
  return (
    <>
      {words.first}{' '}
      <TextLink href={toBookPath(place)} onClick={book}>
        {toShortTime(place.slot)}, {place.doctor}
      </TextLink>
    </>
  );
}

/** Lists the free times, the earliest first. */
function listFree(day: DeskDay): SlotPlace[] {
  return day.columns
    .flatMap((column) =>
      column.slots.filter(({ state }) => state === 'free').map((slot) => toSlotPlace(day, column, slot)),
    )
    .sort((one, other) => one.slot.localeCompare(other.slot));
}
