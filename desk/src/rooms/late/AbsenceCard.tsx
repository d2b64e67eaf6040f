import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { type DeskPlace, toMoment } from '#appointments/desk-words.ts';
import { CompactButton } from '#parts/DeskButton.tsx';
import formStyles from '#parts/Form.module.css';
import { List } from '#parts/List.tsx';
import textStyles from '#parts/Text.module.css';
import { makerToName } from '#people/desk-makers.ts';
import { ClosureDays } from '#timetable/ClosureDays.tsx';
import { UNDO_MS } from './AbsenceCard.script.ts';
import styles from './Absences.module.css';
import { type DeskAbsence, OPEN_PROGRESS, PROGRESS_ORDER } from './absence.ts';
import { ToldRow } from './ToldRow.tsx';
import { countPatients, WHOLE_CLINIC } from './words.ts';

type Props = { absence: DeskAbsence; now: string; today: string; place: DeskPlace };

/** An absence: who, when, what became of each patient, and the acts that take it back or end it. */
export function AbsenceCard({ absence, now, today, place }: Props) {
  const { id, kind, doctor, firstDate, lastDate, times, reason, at, ended, undoUntil } = absence;
  const { patients } = absence;
  const left = countAll(absence) - patients.length;
  const who = doctor ?? WHOLE_CLINIC;
  const nameId = `absence-${id}-name`;
  return (
    <article id={`absence-${id}`} className={styles.absence} tabIndex={-1} aria-labelledby={nameId}>
      <header className={styles.head}>
        <h3 id={nameId} className={textStyles.title}>
          {toTitle(absence, who)}
        </h3>
        <ClosureDays closure={{ firstDate, lastDate, isWeekly: false, times }} today={today} />
        {reason && <p className={textStyles.quote}>{reason}</p>}
        <p className={textStyles.small}>
          {`${makerToName(absence)}, ${toMoment(at, today, place.timeZone)}`}
          {ended && `. Ended by ${makerToName(ended)}, ${toMoment(ended.at, today, place.timeZone)}.`}
        </p>
      </header>
      <Progress absence={absence} />
      <div className={formStyles.buttons}>
        {undoUntil && (
          <form
            method="post"
            action={`${DESK_PATHS.absences}/${id}/undo`}
            {...{ [UNDO_MS]: Date.parse(undoUntil) - Date.parse(now) }}
          >
            <CompactButton variant="primary">
              Undo
              <span className="visually-hidden">: {who}</span>
            </CompactButton>
            <span className={textStyles.small}> No mail has left yet.</span>
          </form>
        )}
        {!ended && (
          <form method="post" action={`${DESK_PATHS.absences}/${id}/end`}>
            <CompactButton>
              {kind === 'away' ? 'The doctor is back' : 'No longer late'}
              <span className="visually-hidden">: {who}</span>
            </CompactButton>
          </form>
        )}
        {ended && <Back absence={absence} />}
      </div>
      {patients.length > 0 && (
        <List aria-labelledby={nameId}>
          {patients.map((patient) => (
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
      {left > 0 && <p>{`And ${countPatients(left)} more. Those to be called come first.`}</p>}
    </article>
  );
}

function toTitle({ kind, minutes, ended }: DeskAbsence, who: string): string {
  if (ended) return kind === 'away' ? `${who} is back` : `${who} is no longer late`;
  return kind === 'away' ? `${who} is away` : `${who} is about ${minutes} minutes late`;
}

/** How many need nothing more, drawn and in words. */
function Progress({ absence }: { absence: DeskAbsence }) {
  const { kind, counts } = absence;
  const all = countAll(absence);
  if (all === 0) return <p>Nobody was booked then.</p>;
  const { 'to-call': toCall = 0, waiting = 0 } = counts;
  const answered = all - OPEN_PROGRESS.reduce((sum, progress) => sum + (counts[progress] ?? 0), 0);
  const told = all - toCall - waiting;
  const done = kind === 'away' ? answered : told;
  return (
    <div>
      <svg className={styles.bar} viewBox={`0 0 ${all} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 .5H${all}`} />
        <path className={styles.done} d={`M0 .5H${done}`} />
      </svg>
      <p>
        {kind === 'away' ? `${answered} of ${all} have answered` : `${told} of ${all} are told`}
        {toCall > 0 && (
          <>
            {' · '}
            <b className={styles.toCall}>
              {toCall === 1 ? 'One is still to be called' : `${toCall} are still to be called`}
            </b>
          </>
        )}
      </p>
    </div>
  );
}

function countAll({ counts }: Pick<DeskAbsence, 'counts'>): number {
  return PROGRESS_ORDER.reduce((sum, progress) => sum + (counts[progress] ?? 0), 0);
}

/** Offers to tell those who were told and have kept their appointment that it takes place after all. */
function Back({ absence: { id, isBackTold, kept } }: { absence: DeskAbsence }) {
  if (isBackTold) return <p>Those who were told have been told that it is going ahead.</p>;
  if (kept === 0) return null;
  return (
    <form method="post" action={`${DESK_PATHS.absences}/${id}/back`}>
      <CompactButton>{`Tell ${countPatients(kept)} that it is going ahead`}</CompactButton>
      <span className={textStyles.small}> They were told, and have kept their appointment.</span>
    </form>
  );
}
