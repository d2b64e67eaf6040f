import { countComing } from '@clinic/api/appointments/doctors/coming-appointments.ts';
import { listUnoffered } from '@clinic/api/appointments/doctors/unoffered-appointments.ts';
import { readBookingCalendar } from '@clinic/api/booking-calendar-file.ts';
import { getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { Desk } from '#frame/desk.ts';

/** Coming appointments that a draft no longer fits. `name` is the doctor's. */
export type BookedTimes = {
  id: string;
  name: string;
  count: number;
  /** `gone`: the doctor is no longer listed, and nothing can be published. `hours`: the doctor does not offer their times. */
  why: 'gone' | 'hours';
};

/** Counts the coming appointments whose doctors or times the content of a build has no longer, by doctor. */
export async function countBookedTimes(
  { db, calendar }: Pick<Desk, 'db' | 'calendar'>,
  contentDir: string,
  now: Date,
): Promise<BookedTimes[]> {
  const next = await readBookingCalendar(contentDir);
  const today = getToday(calendar.timeZone, now);
  const names = new Map([...getAllDoctors(next), ...getAllDoctors(calendar)].map(({ id, name }) => [id, name]));
  const listed = new Set(getAllDoctors(next).map(({ id }) => id));
  const toTimes = (why: BookedTimes['why']) => (id: string, count: number) => ({
    id,
    name: names.get(id) ?? id,
    count,
    why,
  });

  const coming = await countComing(db, today);
  const gone = coming
    .filter(({ doctor }) => !listed.has(doctor))
    .map(({ doctor, count }) => toTimes('gone')(doctor, count));
  // Times can be asked of doctors who are listed only.
  if (gone.length > 0) return gone;
  const known = new Set((await listUnoffered(db, calendar, today)).map(({ id }) => id));
  const unoffered = (await listUnoffered(db, next, today)).filter(({ id }) => !known.has(id));
  const byDoctor = Object.entries(Object.groupBy(unoffered, ({ doctor }) => doctor));
  return byDoctor.map(([doctor, found = []]) => toTimes('hours')(doctor, found.length));
}
