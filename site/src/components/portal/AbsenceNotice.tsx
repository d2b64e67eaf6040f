import type { PortalView } from '@clinic/contract/portal.ts';
import { toLater } from '@clinic/contract/timetable.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { PhoneLink } from '#components/booking/PhoneLink.tsx';
import { slotTimeToWords } from '#lib/booking/appointment-words.ts';
import { toShown } from '#lib/booking/shown-names.ts';
import type { PortalPageFacts } from '#lib/portal.ts';
import { dateToDay, labelToWords } from '#messages/dates-and-times.ts';
import { portalMessages } from '#messages/portal.ts';
import '@clinic/ui/styles/compositions/cluster.css';
import '@clinic/ui/styles/compositions/panel.css';
import styles from './AbsenceNotice.module.css';

const words = portalMessages.absence;

type Props = {
  view: PortalView & Required<Pick<PortalView, 'absence'>>;
  facts: Pick<PortalPageFacts, 'phone' | 'timeZone'>;
};

/** Says that the doctor is late or away at the booked time. One press moves the appointment to a free time. */
export function AbsenceNotice({ view: { absence, appointment, path, month }, facts }: Props) {
  const { kind, minutes, free } = absence;
  const { appointmentDate, appointmentTime } = appointment;
  const doctor = toShown(appointment.doctor);
  const comeAt = slotTimeToWords(appointmentDate, toLater(appointmentTime, minutes), facts.timeZone);
  return (
    <section className={`${styles.notice} panel`} data-tone="notice" aria-labelledby="absence">
      <p id="absence" className={styles.title}>
        {kind === 'away' ? words.away.title(doctor) : words.late.title(doctor, minutes)}
      </p>
      <p>{kind === 'away' ? words.away.text : words.late.text(comeAt)}</p>
      {free.length > 0 && (
        <>
          <p>{words.free(doctor)}</p>
          <ul className={`${styles.times} cluster`}>
            {free.map((time) => (
              <li key={`${time.appointmentDate} ${time.appointmentTime}`}>
                <form method="post" action={`${path}/move`}>
                  <input type="hidden" name="appointmentDate" value={time.appointmentDate} />
                  <input type="hidden" name="appointmentTime" value={time.appointmentTime} />
                  <Button type="submit" variant="outline" size="small">
                    {dateToDay(time.appointmentDate)}, {labelToWords(time.appointmentTime)}
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </>
      )}
      {month && free.length > 0 && <p>{words.more}</p>}
      <p>
        {words.call} <PhoneLink phone={facts.phone} />
      </p>
    </section>
  );
}
