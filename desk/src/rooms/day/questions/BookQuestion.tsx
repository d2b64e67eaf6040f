import type { DeskAppointment, NextVisit } from '@clinic/contract/desk-appointment.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { createKey } from '@clinic/ui/browser/idempotency-key.ts';
import { FieldError } from '@clinic/ui/Field.tsx';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { BookFacts, BookTrouble } from '#appointments/booking/BookFacts.tsx';
import { BookFields } from '#appointments/booking/BookFields.tsx';
import type { BookRefusal, SlotPlace } from '#appointments/booking/book.ts';
import { type CallerReasons, errorsToWords } from '#appointments/booking/book-words.ts';
import { KnownPeople } from '#appointments/booking/KnownPeople.tsx';
import { useKnown } from '#appointments/booking/use-known.ts';
import { deskBookMessages as words } from '#appointments/booking/words.ts';
import type { DeskPlace } from '#appointments/desk-words.ts';
import { sendBooking } from '#browser/desk-client.ts';
import { leaveToSignIn } from '#browser/signed-out.ts';
import styles from '#parts/Form.module.css';
import { readFields } from '../live/use-desk-actions.ts';
import { OpenDialog } from './OpenDialog.tsx';

type State =
  | { kind: 'open' }
  | { kind: 'sending' }
  | { kind: 'failed' }
  | { kind: 'refused'; refused: BookRefusal; errors: CallerReasons };

type Props = {
  place: SlotPlace;
  clinic: DeskPlace;
  /** The patient whose details fill in the form; `null` for a caller. */
  nextVisit: NextVisit | null;
  /** The kind of visit that a free time was looked for. */
  visit?: string | undefined;
  onBooked: (appointment: DeskAppointment) => void;
  /** Called when the booking is refused, because the day may have changed since it was drawn. */
  onRefused: () => void;
  onClose: () => void;
};

/** Asks for the details of a caller to book into a free time. Typed text stays until the booking succeeds. */
export function BookQuestion({ place, clinic, nextVisit, visit, onBooked, onRefused, onClose }: Props) {
  const [state, setState] = useState<State>({ kind: 'open' });
  const [formKey, setFormKey] = useState(createKey);
  const [phone, setPhone] = useState(nextVisit?.phone ?? '');
  const form = useRef<HTMLFormElement>(null);
  const { known, filledName, lookUp, fill } = useKnown(form);
  const refused = state.kind === 'refused' ? state.refused : null;

  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.kind === 'sending') return;
    setState({ kind: 'sending' });
    const outcome = await sendBooking(readFields(event.currentTarget));
    if (outcome.kind === 'signed-out') return leaveToSignIn();
    if (outcome.kind === 'booked') return onBooked(outcome.appointment);
    // After no answer the next attempt is the same booking. After a refusal it is another one, with a key of its own.
    if (outcome.kind === 'refused') {
      setFormKey(createKey());
      onRefused();
    }
    setState(addWords(outcome));
  };

  return (
    <OpenDialog id="book" title={words.title} onClose={onClose}>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={DESK_PATHS.appointments}
        onChange={(event) => {
          const typed = String(new FormData(event.currentTarget).get('phone'));
          setPhone(typed);
          lookUp(typed);
        }}
        onSubmit={onSubmit}
      >
        <BookFacts place={place} />
        <div role="alert">{refused && <BookTrouble refused={refused} place={place} clinic={clinic} />}</div>
        <BookFields
          place={place}
          formKey={formKey}
          entries={nextVisit ? { ...nextVisit, message: '' } : undefined}
          visits={clinic.visits}
          visit={visit || nextVisit?.visitId}
          errors={state.kind === 'refused' ? state.errors : {}}
          isBusy={state.kind === 'sending'}
          phone={phone}
          known={<KnownPeople known={known} filledName={filledName} onFill={fill} />}
        >
          <Button variant="outline" size="small" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
            {words.back}
          </Button>
        </BookFields>
        <div role="alert">{state.kind === 'failed' && <FieldError id="book-failed">{words.failed}</FieldError>}</div>
      </form>
    </OpenDialog>
  );
}

function addWords(outcome: { kind: 'failed' } | { kind: 'refused'; refused: BookRefusal }): State {
  if (outcome.kind === 'failed') return outcome;
  return { ...outcome, errors: errorsToWords(outcome.refused.errors) };
}
