import { canMove, type DeskAction, type DeskAppointment, toDayPath } from '@clinic/contract/desk.ts';
import { toActionPath } from '#lib/browser/desk/desk-client.ts';
import { deskMessages } from '#messages/desk.en.ts';
import { CancelFields } from '../appointment/CancelFields.tsx';
import { SentFields } from '../appointment/SentFields.tsx';
import styles from './CardActions.module.css';
import type { CardLife } from './card-life.ts';

const words = deskMessages.actions;

type Props = Pick<CardLife, 'isBusy' | 'onAct' | 'onAskCancel' | 'onMove'> & { appointment: DeskAppointment };

/** The actions that an appointment allows now. Each is a form of its own, so that it works without script too. */
export function CardActions({ appointment, isBusy, onAct, onAskCancel, onMove }: Props) {
  const { actions } = appointment;
  return (
    <div className={styles.actions}>
      {actions
        .filter((action) => action !== 'cancel')
        .map((action) => (
          <form
            key={action}
            method="post"
            action={toActionPath(appointment.id, action)}
            onSubmit={(event) => {
              if (!onAct) return;
              event.preventDefault();
              onAct(appointment, action, event.currentTarget);
            }}
          >
            <SentFields appointment={appointment} />
            <button
              type="submit"
              className={styles.action}
              data-kind={isNextStep(action) ? 'next' : undefined}
              aria-disabled={isBusy || undefined}
            >
              {words[action]}
            </button>
          </form>
        ))}
      {canMove(appointment) && (
        <form
          method="get"
          action={toDayPath(appointment.date)}
          onSubmit={(event) => {
            if (!onMove) return;
            event.preventDefault();
            onMove(appointment);
          }}
        >
          <input type="hidden" name="move" value={appointment.id} />
          <button type="submit" className={styles.action}>
            {words.move}
          </button>
        </form>
      )}
      {actions.includes('cancel') &&
        (onAskCancel ? (
          <button type="button" className={styles.action} onClick={() => onAskCancel(appointment)}>
            {words.cancel}
          </button>
        ) : (
          <details className={styles.ask}>
            <summary className={styles.action}>{words.cancel}</summary>
            <form className={styles.form} method="post" action={toActionPath(appointment.id, 'cancel')}>
              <SentFields appointment={appointment} />
              <CancelFields idPrefix={appointment.id} isMailed={appointment.email !== ''} />
            </form>
          </details>
        ))}
    </div>
  );
}

/** Returns whether the action is the usual next step. */
function isNextStep(action: DeskAction): boolean {
  return action === 'arrived' || action === 'fulfilled';
}
