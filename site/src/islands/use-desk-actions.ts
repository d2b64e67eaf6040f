import { DESK_PATHS, type DeskAction, type DeskAppointment } from '@clinic/contract/desk.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toCardId } from '#components/desk/AppointmentCard.tsx';
import { type ActionOutcome, sendAction } from '#lib/browser/desk-client.ts';
import { type DeskPlace, refusalToWords } from '#lib/desk-words.ts';
import { deskMessages as words } from '#messages/desk.en.ts';
import type { LiveDay } from './use-desk-day.ts';

/** After these the patient gets no mail, so that they can be taken back as if nothing had been. */
const UNMAILED: readonly DeskAction[] = ['arrived', 'fulfilled', 'noshow'];

export type UndoOffer = { appointment: DeskAppointment; text: string };
export type Trouble = { id: string; text: string };

type Options = Pick<LiveDay, 'day' | 'put' | 'refresh'> & { place: DeskPlace; say: (text: string) => void };

/** Sends what the desk does with an appointment, and keeps what is to be told about it beside its card. */
export function useDeskActions({ day, put, refresh, place, say }: Options) {
  const [busyId, setBusyId] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [offer, setOffer] = useState<UndoOffer | null>(null);
  const isSending = useRef(false);

  /** A second press while the first is on its way is ignored, with `null` for an answer. */
  async function act(appointment: DeskAppointment, action: DeskAction, fields: URLSearchParams) {
    if (isSending.current) return null;
    isSending.current = true;
    setBusyId(appointment.id);
    setTrouble(null);
    setOffer(null);
    const outcome = await sendAction(appointment.id, action, fields);
    isSending.current = false;
    flushSync(() => {
      setBusyId(null);
      show(appointment, action, outcome);
    });
    keepFocus(appointment.id);
    return outcome.kind;
  }

  function show(before: DeskAppointment, action: DeskAction, outcome: ActionOutcome) {
    switch (outcome.kind) {
      case 'signed-out':
        return location.assign(DESK_PATHS.signIn);
      case 'done': {
        put(outcome.appointment);
        const text = words.undo.offer(before.name, words.done[action]);
        if (UNMAILED.includes(action)) setOffer({ appointment: outcome.appointment, text });
        return say(`${before.name}: ${words.result[action]}`);
      }
      case 'refused': {
        const { appointment, reason } = outcome;
        if (appointment) put(appointment);
        else refresh();
        return tell(before.id, refusalToWords(reason, appointment?.lastChange ?? null, day.today, place));
      }
      default:
        return tell(before.id, words.failed);
    }
  }

  function tell(id: string, text: string) {
    setTrouble({ id, text });
    say(text);
  }

  function undo({ appointment }: UndoOffer) {
    const fields = { version: String(appointment.version), date: appointment.date };
    return act(appointment, 'undo', new URLSearchParams(fields));
  }

  return { act, undo, busyId, trouble, offer, closeOffer: () => setOffer(null) };
}

/** When the pressed button is gone, its card takes the focus, so that the keyboard goes on from there. */
export function keepFocus(appointmentId: string): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  document.getElementById(toCardId(appointmentId))?.focus({ preventScroll: true });
}

/** The fields of a form as they are sent without script too. */
export function readFields(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
