import { getWeekday } from '@clinic/contract/booking-calendar.ts';
import type { PortalView } from '@clinic/contract/portal.ts';
import { Button, ButtonLink } from '@clinic/ui/Button.tsx';
import { PhoneLink } from '#components/booking/PhoneLink.tsx';
import { slotTimeToWords } from '#lib/booking/appointment-words.ts';
import { toShown } from '#lib/booking/shown-names.ts';
import type { PortalPageFacts } from '#lib/portal.ts';
import { dateToDayOfCalendar, weekdayToWords } from '#messages/dates-and-times.ts';
import { appointmentMessages } from '#messages/mails.ts';
import { portalMessages } from '#messages/portal.ts';
import '@clinic/ui/styles/compositions/side-by-side.css';
import '@clinic/ui/styles/compositions/label.css';
import styles from './AppointmentFacts.module.css';
import { BookAgain } from './BookAgain.tsx';

const words = portalMessages.facts;
const actions = portalMessages.actions;

type Props = { view: PortalView; facts: PortalPageFacts };

/** The day, time, doctor and place of an appointment, with links to its actions. */
export function AppointmentFacts({ view: { appointment, month, path, whatsapp }, facts }: Props) {
  const { appointmentDate, appointmentTime, status, name, visit, reference } = appointment;
  const doctor = toShown(appointment.doctor);
  const isCancelled = status === 'cancelled';
  return (
    <section className={`${styles.facts} page-grid side-by-side`} aria-labelledby="facts">
      <h2 id="facts" className="visually-hidden">
        {words.title}
      </h2>
      <div className={styles.plane} data-cancelled={isCancelled ? '' : undefined}>
        <div className={styles.inner}>
          <dl>
            <div>
              <dt className="label">{words.day}</dt>
              <dd className={styles.day}>
                {weekdayToWords(getWeekday(appointmentDate))}, <b>{dateToDayOfCalendar(appointmentDate)}</b>
              </dd>
            </div>
            <div className={styles.row}>
              <dt className="label">{words.time}</dt>
              <dd className={styles.time}>{slotTimeToWords(appointmentDate, appointmentTime, facts.timeZone)}</dd>
            </div>
            <div className={styles.row}>
              <dt className="label">{words.doctor}</dt>
              <dd className={`${styles.doctor} cluster`}>
                {facts.portrait && (
                  <img src={facts.portrait} width={88} height={88} alt="" className={styles.portrait} />
                )}
                <span>
                  {facts.doctorHref ? (
                    <a className={`${styles.name} touch-target`} href={facts.doctorHref}>
                      {doctor}
                    </a>
                  ) : (
                    <b className={styles.name}>{doctor}</b>
                  )}
                  <span className={styles.department}>{toShown(appointment.department)}</span>
                </span>
              </dd>
            </div>
          </dl>
          <p className={`${styles.actions} cluster`}>
            {!isCancelled && <ButtonLink href={appointment.calendarUrl}>{actions.calendar}</ButtonLink>}
            {month && (
              <>
                <ButtonLink href="#move" variant="outline">
                  {actions.move}
                </ButtonLink>
                <ButtonLink href="#cancel" variant="outline">
                  {actions.cancel}
                </ButtonLink>
              </>
            )}
            <BookAgain appointment={appointment} facts={facts} isFirst={isCancelled} />
          </p>
        </div>
      </div>
      <dl className={styles.side}>
        <div>
          <dt className="label">{words.reference}</dt>
          <dd className={styles.reference}>{reference}</dd>
        </div>
        <div>
          <dt className="label">{words.patient}</dt>
          <dd>
            <bdi>{name}</bdi>
          </dd>
        </div>
        {visit && (
          <div>
            <dt className="label">{appointmentMessages.visit}</dt>
            <dd>{toShown(visit.name)}</dd>
          </div>
        )}
        <div>
          <dt className="label">{words.address}</dt>
          <dd>
            <b className={styles.line}>{facts.clinicName}</b>
            {facts.addressLines.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
            <a className={`${styles.map} touch-target`} href={facts.directionsUrl}>
              {words.map}
            </a>
          </dd>
        </div>
        <div>
          <dt className="label">{words.call}</dt>
          <dd className={styles.call}>
            <PhoneLink phone={facts.phone} />
          </dd>
        </div>
        {whatsapp && (
          <div className={styles.whatsapp}>
            <dt className="label">WhatsApp</dt>
            <dd>
              {words.whatsapp}
              <form method="post" action={`${path}/whatsapp`}>
                <Button type="submit" variant="outline" size="small">
                  {actions.endWhatsApp}
                </Button>
              </form>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
