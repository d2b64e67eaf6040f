import type { PortalView } from '@clinic/contract/portal.ts';
import { Button } from '@clinic/ui/Button.tsx';
import type { ReactNode } from 'react';
import { PhoneLink } from '#components/booking/PhoneLink.tsx';
import { toShown } from '#lib/booking/shown-names.ts';
import type { PortalPageFacts } from '#lib/portal.ts';
import { bookingMessages } from '#messages/booking.ts';
import { dateToWords } from '#messages/dates-and-times.ts';
import { portalMessages } from '#messages/portal.ts';
import change from './changes.module.css';
import { MonthTable } from './MonthTable.tsx';
import styles from './MoveSection.module.css';
import { MoveSlots } from './MoveSlots.tsx';
import { Refusal } from './Refusal.tsx';

const words = portalMessages.move;
const REFUSAL_ID = 'move-refused';

type Props = {
  view: PortalView;
  month: NonNullable<PortalView['month']>;
  facts: Pick<PortalPageFacts, 'phone' | 'clinicSlots'>;
};

/** The form that moves an appointment. Each day is a link that loads this page with the times of that day. */
export function MoveSection({ view, month, facts: { phone, clinicSlots } }: Props) {
  const { appointment, path, day, refused } = view;
  const { doctor, appointmentDate, appointmentTime } = appointment;
  const isRefused = refused?.form === 'move';
  return (
    <section id="move" className={`${change.section} page-grid`} aria-labelledby="move-title">
      <h2 id="move-title" className={`${change.title} ${styles.title}`}>
        {words.title.thin} <b>{words.title.bold}</b>
      </h2>
      <p className={change.text}>{words.with(toShown(doctor))}</p>
      <div className={styles.month}>
        <MonthTable path={path} month={month} chosen={day?.date} own={appointmentDate} />
      </div>
      <div id="times" className={`${change.part} ${styles.times}`}>
        {isRefused && <Refusal id={REFUSAL_ID} refused={refused} title={portalMessages.refused.move} phone={phone} />}
        {day ? (
          <Times path={path} date={day.date} hasFree={day.slots.some(({ state }) => state === 'free')}>
            <MoveSlots
              title={words.times(dateToWords(day.date))}
              slots={day.slots}
              clinicSlots={clinicSlots}
              own={day.date === appointmentDate ? appointmentTime : undefined}
              describedBy={isRefused ? REFUSAL_ID : undefined}
            />
            {day.slots.some(({ isSoon }) => isSoon) && (
              <p className={styles.tooSoon}>
                {bookingMessages.tooSoon} <PhoneLink phone={phone} />
              </p>
            )}
          </Times>
        ) : (
          <p className={styles.chooseDay}>{words.chooseDay}</p>
        )}
      </div>
    </section>
  );
}

type TimesProps = { path: string; date: string; hasFree: boolean; children: ReactNode };

/** The form around the times of a day. Without a free time there is no form. */
function Times({ path, date, hasFree, children }: TimesProps) {
  if (!hasFree) {
    return (
      <>
        {children}
        <p>{words.noneFree}</p>
      </>
    );
  }
  return (
    <form method="post" action={`${path}/move`}>
      <input type="hidden" name="appointmentDate" value={date} />
      {children}
      <Button type="submit" hasArrow className={styles.submit}>
        {words.submit}
      </Button>
    </form>
  );
}
