import { type DeskAppointment, QUIET_FIELD } from '@clinic/contract/desk-appointment.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toCardId } from '#components/desk/day/day-life.ts';
import { type ActionOutcome, type DeskStep, sendAction } from '#lib/browser/desk/desk-client.ts';
import { leaveToSignIn } from '#lib/browser/desk/signed-out.ts';
import { type DeskPlace, doneToWords, isMailWaiting, moveToWords, refusalToWords } from '#lib/desk/desk-words.ts';
import { deskMessages as words } from '#messages/desk.ts';
import type { LiveDay } from './use-desk-day.ts';
import { type UndoOffer, useUndoOffers } from './use-undo-offers.ts';

/** The outcome of an action. `name` is the person's in the text, or empty. */
export type Told = { text: string; name: string };
export type Trouble = { id: string; text: string };

type Options = Pick<LiveDay, 'day' | 'put' | 'refresh' | 'holdNews'> & {
  place: DeskPlace;
  say: (text: string) => void;
};

/** An answer that comes sooner needs no sign that it is on its way. */
const PATIENCE_MS = 200;

/** Sends the desk's actions on appointments, and keeps the messages about them. */
export function useDeskActions({ day, put, refresh, holdNews, place, say }: Options) {
  const [busyId, setBusyId] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const offers = useUndoOffers();
  const sendingIds = useRef(new Set<string>());

  /**
   * Ignores a second press on an appointment while the first is being sent, and then resolves to `null`. `onOutcome`
   * changes what else is on the screen, in the frame that shows the outcome.
   */
  async function act(
    appointment: DeskAppointment,
    action: DeskStep,
    fields: URLSearchParams,
    onOutcome?: (outcome: ActionOutcome) => void,
  ) {
    if (sendingIds.current.has(appointment.id)) return null;
    sendingIds.current.add(appointment.id);
    const signing = setTimeout(setBusyId, PATIENCE_MS, appointment.id);
    const releaseNews = holdNews();
    setTrouble(null);
    setTold(null);
    // The answer tells what has changed on this day.
    fields.set('date', day.date);
    const outcome = await sendAction(appointment.id, action, fields);
    clearTimeout(signing);
    sendingIds.current.delete(appointment.id);
    // The pressed time goes. Browsers lay the page out in between when an element goes that has the focus.
    if (action === 'move' && outcome.kind === 'done') (document.activeElement as HTMLElement | null)?.blur();
    // Rendered at once: the pressed button may be gone, and its card then takes the focus.
    flushSync(() => {
      setBusyId((id) => (id === appointment.id ? null : id));
      show(appointment, action, outcome);
      onOutcome?.(outcome);
    });
    releaseNews();
    keepFocus(appointment.id);
    return outcome;
  }

  function show(before: DeskAppointment, action: DeskStep, outcome: ActionOutcome) {
    switch (outcome.kind) {
      case 'signed-out':
        return leaveToSignIn();
      case 'done': {
        const { appointment } = outcome;
        put(appointment, outcome.day);
        const isMailed = isMailWaiting(appointment);
        if (action === 'move') return offerUndo(appointment, moveToWords(appointment));
        say(`${before.name}: ${doneToWords(action, !isMailed)}`);
        // An undo of which no mail tells is done with.
        if (action === 'undo' && (offers.stepBack(appointment) || !isMailed)) return;
        const done = words.undo.offer(before.name, words.done[action]);
        return offers.add(appointment, isMailed ? `${done} ${words.undo.mailed}` : done);
      }
      case 'refused': {
        const { appointment, reason } = outcome;
        offers.remove(before.id);
        if (appointment) put(appointment);
        else refresh();
        return showTrouble(before.id, refusalToWords(reason, appointment?.lastChange ?? null, day.today, place));
      }
      default:
        return showTrouble(before.id, words.failed);
    }
  }

  function showTrouble(id: string, text: string) {
    setTrouble({ id, text });
    say(text);
  }

  function undo({ appointment }: UndoOffer) {
    const quiet = isMailWaiting(appointment) && { [QUIET_FIELD]: '1' };
    const fields = { version: String(appointment.version), date: appointment.date, ...quiet };
    return act(appointment, 'undo', new URLSearchParams(fields));
  }

  /** Offers to undo what was done, and reads it out. */
  function offerUndo(appointment: DeskAppointment, text: string) {
    setTold(null);
    offers.add(appointment, text);
    say(text);
  }

  /** Shows and reads out what else was done, until it is closed or the next action begins. */
  function announce(done: Told) {
    setTold(done);
    say(done.text);
  }

  const closeTold = () => setTold(null);
  return {
    act,
    undo,
    offerUndo,
    announce,
    busyId,
    trouble,
    offers: offers.shown,
    closeOffer: ({ appointment: { id } }: UndoOffer) => offers.remove(id),
    told,
    closeTold,
  };
}

/** Focuses the next action in the panel, or the card, when the pressed button is gone, so that the keyboard goes on. */
export function keepFocus(appointmentId: string): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const panel = document.querySelector<HTMLElement>(`[data-panel="${appointmentId}"]`);
  if (panel) (panel.querySelector<HTMLElement>('form button') ?? panel).focus({ preventScroll: true });
  else focusCard(appointmentId);
}

/** Closes what is open, and keeps the focus at the appointment with this id. */
export function closeAt(appointmentId: string, close: () => void): void {
  // Rendered at once: an open dialog would keep the focus.
  flushSync(close);
  keepFocus(appointmentId);
}

/** Focuses the link of a card, which stays when its actions change. */
export function focusCard(appointmentId: string): void {
  findCard(appointmentId)?.querySelector('a')?.focus({ preventScroll: true });
}

/** Scrolls to the card of an appointment that has moved, and focuses it. */
export function goToCard(appointmentId: string): void {
  findCard(appointmentId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  focusCard(appointmentId);
}

function findCard(appointmentId: string): HTMLElement | null {
  return document.getElementById(toCardId(appointmentId));
}

/** Reads the fields of a form as they are sent without script. */
export function readFields(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
