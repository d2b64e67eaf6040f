import { REASON_MAX_CHARS } from '@clinic/contract/portal.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { TextAreaField } from '@clinic/ui/Field.tsx';
import { portalMessages } from '#messages/portal.ts';
import '@clinic/ui/styles/compositions/heading-small.css';
import styles from './CancelSection.module.css';
import change from './changes.module.css';
import type { RefusedForm } from './portal-state.ts';
import { Refusal } from './Refusal.tsx';

const words = portalMessages.cancel;

type Props = {
  path: string;
  /** Whether the patient gets a mail that confirms the cancellation. */
  isMailed: boolean;
  /** The refused form with its cause, and the reason as the patient typed it; `null` when none was refused. */
  refused: RefusedForm | null;
};

/** The form that cancels an appointment. It is folded, so that a single press cannot cancel. */
export function CancelSection({ path, isMailed, refused }: Props) {
  return (
    <section id="cancel" className={`${change.section} page-grid`} aria-labelledby="cancel-title">
      <h2 id="cancel-title" className={`${change.title} heading-small`}>
        {words.title.thin} <b>{words.title.bold}</b>
      </h2>
      <p className={change.text}>{isMailed ? `${words.text} ${words.mailed}` : words.text}</p>
      <details className={change.part} open={refused !== null}>
        <summary className={styles.open}>{words.open}</summary>
        <form className={styles.form} method="post" action={`${path}/cancel`}>
          {refused && <Refusal id="cancel-refused" refused={refused} title={portalMessages.refused.cancel} />}
          <TextAreaField
            id="reason"
            name="reason"
            label={words.reason}
            optionalMark={words.optional}
            maxLength={REASON_MAX_CHARS}
            rows={3}
            defaultValue={refused?.reason?.replaceAll('\r\n', '\n')}
            aria-describedby={refused ? 'cancel-refused reason-hint' : 'reason-hint'}
          />
          <p id="reason-hint">{words.hint}</p>
          <p>{words.cannotUndo}</p>
          <Button type="submit" variant="outline" className={styles.submit}>
            {words.submit}
          </Button>
        </form>
      </details>
    </section>
  );
}
