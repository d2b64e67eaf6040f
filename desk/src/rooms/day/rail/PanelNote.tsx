import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { FieldError, TextAreaField } from '@clinic/ui/Field.tsx';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { deskDayMessages } from '#appointments/day-words.ts';
import type { DeskPlace } from '#appointments/desk-words.ts';
import { toMoment } from '#appointments/desk-words.ts';
import { NOTE_MAX_CHARS, toNotePath } from '#appointments/note-view.ts';
import { deskMessages } from '#appointments/words.ts';
import { sendNote } from '#browser/desk-client.ts';
import { opensElsewhere } from '#browser/opens-elsewhere.ts';
import { leaveToSignIn } from '#browser/signed-out.ts';
import { Key } from '#parts/Key.tsx';
import { makerToName } from '#people/desk-makers.ts';
import { readFields } from '../live/use-desk-actions.ts';
import styles from './VisitPanel.module.css';

const ID = 'panel-note';

type Props = {
  appointment: DeskAppointment;
  today: string;
  place: DeskPlace;
  hasKeys: boolean;
  isWriting: boolean;
  onWrite: (isWriting: boolean) => void;
  onNoted: (appointment: DeskAppointment) => void;
};

/** The latest staff note of an appointment, and the field for another one, which stays in the panel. */
export function PanelNote({ appointment, today, place, hasKeys, isWriting, onWrite, onNoted }: Props) {
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  const link = useRef<HTMLAnchorElement>(null);
  const { id, note } = appointment;

  function end() {
    // Rendered at once, so that the link is there to take the focus.
    flushSync(() => {
      onWrite(false);
      setState('open');
    });
    link.current?.focus();
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const fields = readFields(event.currentTarget);
    if (fields.get('text')?.trim() === '') return end();
    setState('sending');
    const outcome = await sendNote(id, fields);
    if (outcome.kind === 'signed-out') return leaveToSignIn();
    if (outcome.kind === 'failed') return setState('failed');
    end();
    onNoted(outcome.appointment);
  }

  return (
    <>
      {note && (
        <p className={styles.note}>
          {note.text}
          <small className={styles.by}>{`${makerToName(note)}, ${toMoment(note.at, today, place.timeZone)}`}</small>
        </p>
      )}
      {isWriting ? (
        <form
          className={styles.write}
          method="post"
          action={toNotePath(id)}
          noValidate
          onSubmit={send}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            end();
          }}
        >
          <TextAreaField id={ID} name="text" label={words.label} rows={2} maxLength={NOTE_MAX_CHARS} autoFocus />
          <Button type="submit" size="small" aria-disabled={state === 'sending' || undefined}>
            {words.submit}
          </Button>
          <div role="alert">
            {state === 'failed' && <FieldError id={`${ID}-failed`}>{deskMessages.failed}</FieldError>}
          </div>
        </form>
      ) : (
        <a
          ref={link}
          className={styles.link}
          href={`${DESK_PATHS.appointments}/${id}#notes`}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            onWrite(true);
          }}
        >
          {deskDayMessages.panel.writeNote} {hasKeys && <Key>e</Key>}
        </a>
      )}
    </>
  );
}

const words = { label: 'New note', submit: 'Add note' };
