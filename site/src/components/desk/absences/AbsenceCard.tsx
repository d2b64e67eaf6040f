import { type DeskAbsence, OPEN_PROGRESS, type ToldPatient } from '@clinic/contract/absences.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { type DeskPlace, toMoment } from '#lib/desk/desk-words.ts';
import { deskAbsenceMessages } from '#messages/desk-absences.ts';
import { ClosureDays } from '../closures/ClosureDays.tsx';
import { CompactButton } from '../frame/DeskButton.tsx';
import formStyles from '../frame/Form.module.css';
import { List } from '../frame/List.tsx';
import textStyles from '../frame/Text.module.css';
import { UNDO_MS } from './AbsenceCard.script.ts';
import styles from './Absences.module.css';
import { ToldRow } from './ToldRow.tsx';

const words = deskAbsenceMessages.list;

/** Those who are to be called stand first, and those who need nothing more last. */
const ORDER = ['to-call', 'opened', 'sent', 'waiting', 'called', 'moved', 'cancelled', 'here'] as const;

type Props = { absence: DeskAbsence; now: string; today: string; place: DeskPlace };

/** An absence: who, when, what became of each patient, and the acts that take it back or end it. */
export function AbsenceCard({ absence, now, today, place }: Props) {
  const { id, kind, minutes, doctor, firstDate, lastDate, times, reason, by, at, ended, undoUntil, patients } = absence;
  const who = doctor ?? deskAbsenceMessages.whole;
  const nameId = `absence-${id}-name`;
  return (
    <article id={`absence-${id}`} className={styles.absence} tabIndex={-1} aria-labelledby={nameId}>
      <header className={styles.head}>
        <h3 id={nameId} className={textStyles.title}>
          {ended ? words.ended[kind](who) : words.kinds[kind](who, minutes)}
        </h3>
        <ClosureDays closure={{ firstDate, lastDate, isWeekly: false, times }} today={today} />
        {reason && <p className={textStyles.quote}>{reason}</p>}
        <p className={textStyles.small}>
          {words.made(by, toMoment(at, today, place.timeZone))}
          {ended && `. ${words.endedBy(ended.by, toMoment(ended.at, today, place.timeZone))}`}
        </p>
      </header>
      <Progress kind={kind} patients={patients} />
      <div className={formStyles.buttons}>
        {undoUntil && (
          <form
            method="post"
            action={`${DESK_PATHS.absences}/${id}/undo`}
            {...{ [UNDO_MS]: Date.parse(undoUntil) - Date.parse(now) }}
          >
            <CompactButton variant="primary">
              {words.undo}
              <span className="visually-hidden">: {who}</span>
            </CompactButton>
            <span className={textStyles.small}> {words.undoWhile}</span>
          </form>
        )}
        {!ended && (
          <form method="post" action={`${DESK_PATHS.absences}/${id}/end`}>
            <CompactButton>
              {words.end[kind]}
              <span className="visually-hidden">: {who}</span>
            </CompactButton>
          </form>
        )}
        {ended && <Back absence={absence} />}
      </div>
      {patients.length > 0 && (
        <List aria-labelledby={nameId}>
          {patients
            .toSorted((one, other) => ORDER.indexOf(one.progress) - ORDER.indexOf(other.progress))
            .map((patient) => (
              <ToldRow
                key={patient.id}
                patient={patient}
                absenceId={id}
                isDateNamed={firstDate !== lastDate}
                isDoctorNamed={doctor === null}
                today={today}
                place={place}
              />
            ))}
        </List>
      )}
    </article>
  );
}

/** How many need nothing more, drawn and in words. */
function Progress({ kind, patients }: Pick<DeskAbsence, 'kind' | 'patients'>) {
  if (patients.length === 0) return <p>{words.noPatients}</p>;
  const all = patients.length;
  const toCall = patients.filter(({ progress }) => progress === 'to-call').length;
  const answered = patients.filter(({ progress }) => !OPEN_PROGRESS.includes(progress)).length;
  const told = patients.filter(({ progress }) => progress !== 'to-call' && progress !== 'waiting').length;
  const done = kind === 'away' ? answered : told;
  return (
    <div>
      <svg className={styles.bar} viewBox={`0 0 ${all} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 .5H${all}`} />
        <path className={styles.done} d={`M0 .5H${done}`} />
      </svg>
      <p>
        {kind === 'away' ? words.counts(answered, all) : words.told(told, all)}
        {toCall > 0 && (
          <>
            {' · '}
            <b className={styles.toCall}>{words.toCall(toCall)}</b>
          </>
        )}
      </p>
    </div>
  );
}

/** Offers to tell those who were told and have kept their appointment that it takes place after all. */
function Back({ absence: { id, isBackTold, patients } }: { absence: DeskAbsence }) {
  if (isBackTold) return <p>{words.isBackTold}</p>;
  const kept = patients.filter(wasMailed).length;
  if (kept === 0) return null;
  return (
    <form method="post" action={`${DESK_PATHS.absences}/${id}/back`}>
      <CompactButton>{words.back(kept)}</CompactButton>
      <span className={textStyles.small}> {words.backHint}</span>
    </form>
  );
}

const wasMailed = ({ progress, telling }: ToldPatient) =>
  telling === null && (progress === 'sent' || progress === 'opened' || progress === 'called');
