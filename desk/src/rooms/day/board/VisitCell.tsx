import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskSlot } from '@clinic/contract/desk-day.ts';
import { isExpected } from '@clinic/contract/visit-states.ts';
import { memo } from 'react';
import { ActForm } from '#appointments/ActForm.tsx';
import { type DayLife, toCardId } from '#appointments/day-life.ts';
import { deskDayMessages } from '#appointments/day-words.ts';
import type { DeskPlace } from '#appointments/desk-words.ts';
import { visitEndToWords } from '#appointments/drawn-slots.ts';
import { StateSign } from '#appointments/StateSign.tsx';
import { useIsSaving } from '#appointments/saving.ts';
import { nameLanguage } from '#appointments/visit-language.ts';
import { getNextAction, getVisitState, splitName, stateToWords } from '#appointments/visit-state.ts';
import { deskMessages } from '#appointments/words.ts';
import { OpenLink } from '../OpenLink.tsx';
import styles from './VisitCell.module.css';
import looks from './VisitLook.module.css';

const words = deskDayMessages.visit;

/** A cell has room for the beginning of a language's name, by which each is known: `Mar`, `Hin`. */
const BRIEF_LETTERS = 3;

type Props = {
  appointment: DeskAppointment;
  slot: Pick<DeskSlot, 'minutes' | 'state' | 'closedReason' | 'isUnoffered'>;
  now: Date;
  place: DeskPlace;
  life: DayLife;
  /** Whether the panel shows this appointment. */
  isChosen?: boolean;
  /** Whether the appointment has just come, or somebody else has just changed it. */
  isFresh?: boolean;
  /** Whether this appointment is being moved. */
  isMoving?: boolean;
  /** Whether an appointment is being moved, so that other actions have to wait. */
  isQuiet?: boolean;
  /** Whether a pointer can drag the cell to a free time. */
  isDraggable?: boolean;
  /** On the grid, 0 for the one cell that Tab reaches and -1 for the others; absent in a list. */
  tabIndex?: 0 | -1 | undefined;
};

/**
 * An appointment on the board: name, state, and the one next action. All else is in the panel, or on its page. On a full
 * day there are 72, so each is drawn again only when what it is given has changed.
 */
export const VisitCell = memo(function VisitCell({ appointment, slot, now, place, life, tabIndex, ...look }: Props) {
  const { id, name, slot: time, doctor, message, note } = appointment;
  const state = getVisitState(appointment, slot.state === 'past');
  const action = look.isQuiet || appointment.isDoctorAway ? null : getNextAction(appointment, state);
  const { given, family } = splitName(name || deskMessages.card.erased);
  const warning = isExpected(appointment) ? findWarning(slot) : undefined;
  const isSaving = useIsSaving(id);
  const facts = isSaving ? words.saving : (warning ?? stateToWords(appointment, state, now, place));
  const language = nameLanguage(appointment);
  const end = visitEndToWords(appointment, slot);
  const nameId = `${toCardId(id)}-name`;
  return (
    <article
      id={toCardId(id)}
      className={`${styles.cell} ${looks.visit}`}
      aria-labelledby={nameId}
      aria-busy={isSaving || undefined}
      data-saving={isSaving ? '' : undefined}
      data-state={state}
      data-chosen={look.isChosen ? '' : undefined}
      data-fresh={look.isFresh ? '' : undefined}
      data-moving={look.isMoving ? '' : undefined}
      data-noted={note ? '' : undefined}
      data-quiet={look.isQuiet ? '' : undefined}
      draggable={look.isDraggable || undefined}
    >
      <OpenLink
        appointment={appointment}
        life={life}
        className={styles.open}
        tabIndex={tabIndex}
        isCurrent={look.isChosen}
      >
        <bdi id={nameId} className={`${styles.name} one-line`}>
          <span className={`${styles.given} one-line`}>{`${given} `}</span>
          <b className={`${styles.family} one-line`}>{family}</b>
        </bdi>
        <span className="visually-hidden">{`, ${words.states[state]}, ${slotToLabel(time)}, ${doctor}, `}</span>
        <span className={`${styles.state} one-line`}>
          <span className={styles.doctor}>{`${doctor} · `}</span>
          <span className={warning && styles.warning}>{facts}</span>
          {language && (
            <>
              <span className={styles.brief} aria-hidden="true">{` · ${language.slice(0, BRIEF_LETTERS)}`}</span>
              <span className={styles.language}>{` · ${language}`}</span>
            </>
          )}
          {end && <span className={styles.end}>{` · ${end}`}</span>}
        </span>
        {note && <span className="visually-hidden">{`, ${words.noted}`}</span>}
        {(note || message) && <span className={`${styles.aside} one-line`}>{note?.text ?? message}</span>}
      </OpenLink>
      {action ? (
        <ActForm
          appointment={appointment}
          action={action}
          life={life}
          className={styles.sign}
          tabIndex={tabIndex === undefined ? undefined : -1}
          // It repeats the button's name, so that readers do not say its words twice.
          title={`${deskMessages.actions[action]}: ${name}`}
          data-equivalent=""
        >
          <StateSign state={state} />
          <span className="visually-hidden">{`${deskMessages.actions[action]}: ${name}`}</span>
        </ActForm>
      ) : (
        <span className={styles.sign}>
          <StateSign state={state} />
        </span>
      )}
    </article>
  );
});

/** Says why the patient has to be moved: the desk has closed the time, or the doctor no longer offers it. */
function findWarning({ closedReason, isUnoffered }: Props['slot']): string | undefined {
  if (isUnoffered) return deskMessages.unofferedSlot;
  return closedReason === undefined ? undefined : deskMessages.closedFor(closedReason);
}
