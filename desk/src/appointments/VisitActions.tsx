import { type DeskAction, type DeskAppointment, isMailed } from '@clinic/contract/desk-appointment.ts';
import { DESK_PATHS, toDayPath } from '@clinic/contract/desk-paths.ts';
import { isCounted, isExpected, mapActions } from '@clinic/contract/visit-states.ts';
import { toActionPath } from '../browser/desk-client.ts';
import { Key } from '../parts/Key.tsx';
import { ActForm } from './ActForm.tsx';
import { CancelFields } from './booking/CancelFields.tsx';
import { SentFields } from './booking/SentFields.tsx';
import type { DayLife } from './day-life.ts';
import { deskDayMessages } from './day-words.ts';
import { StateSign } from './StateSign.tsx';
import styles from './VisitActions.module.css';
import { getVisitState } from './visit-state.ts';
import { deskMessages } from './words.ts';

const words = deskMessages.actions;

const MAIN = `${styles.main} round-control`;
const ACTION = `${styles.action} round-control`;

/** The letter of each action on the page of the day. */
const KEYS: Partial<Record<DeskAction | 'move', string>> = {
  ...mapActions(({ key }) => key),
  callin: 'i',
  move: 'm',
};

type Props = { appointment: DeskAppointment; life: DayLife; hasKeys?: boolean };

/** All actions that an appointment allows now, the usual next one first and large. Each works without script too. */
export function VisitActions({ appointment, life, hasKeys = false }: Props) {
  const { actions, name } = appointment;
  const next = actions.find(isNextStep);
  const state = getVisitState(appointment, false);
  const hint = (action: DeskAction | 'move') => {
    const key = KEYS[action];
    return hasKeys && key && <Key>{key}</Key>;
  };
  const of = <span className="visually-hidden">{` ${name}`}</span>;
  return (
    <div className={styles.actions}>
      {state === 'review' && (
        <a className={MAIN} href={DESK_PATHS.review}>
          <StateSign state="review" size={20} />
          {deskDayMessages.panel.review}
        </a>
      )}
      {next && (
        <ActForm appointment={appointment} action={next} life={life} className={MAIN}>
          <StateSign state={state === 'review' ? 'booked' : state} size={20} />
          <span key={next}>
            {words[next]}
            {of}
          </span>
          {hint(next)}
        </ActForm>
      )}
      {isExpected(appointment) && (
        <form
          method="get"
          action={toDayPath(appointment.date)}
          onSubmit={(event) => {
            if (!life.onMove) return;
            event.preventDefault();
            life.onMove(appointment);
          }}
        >
          <input type="hidden" name="move" value={appointment.id} />
          <button type="submit" className={ACTION}>
            <span>
              {words.move}
              {of}
            </span>
            {hint('move')}
          </button>
        </form>
      )}
      {actions.includes('cancel') &&
        (life.onAskCancel ? (
          <button type="button" className={ACTION} onClick={() => life.onAskCancel?.(appointment)}>
            <span>
              {words.cancel}
              {of}
            </span>
            {hint('cancel')}
          </button>
        ) : (
          <details className={styles.ask}>
            <summary className={ACTION}>
              <span>
                {words.cancel}
                {of}
              </span>
            </summary>
            <form className={styles.form} method="post" action={toActionPath(appointment.id, 'cancel')}>
              <SentFields appointment={appointment} />
              <CancelFields idPrefix={appointment.id} isMailed={isMailed(appointment)} />
            </form>
          </details>
        ))}
      {actions
        .filter((action) => action !== next && action !== 'cancel')
        .map((action) => (
          <ActForm key={action} appointment={appointment} action={action} life={life} className={ACTION}>
            <span>
              {words[action]}
              {of}
            </span>
            {hint(action)}
          </ActForm>
        ))}
    </div>
  );
}

const LEADS_ON = { ...mapActions(isCounted), callin: true, undo: false };

function isNextStep(action: DeskAction): boolean {
  return LEADS_ON[action];
}
