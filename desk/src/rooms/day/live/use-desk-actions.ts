import { type DeskAppointment, isMailed, QUIET_FIELD } from '@clinic/contract/desk-appointment.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toCardId } from '#appointments/day-life.ts';
import {
  type DeskPlace,
  doneToWords,
  getUndoSeconds,
  isMailWaiting,
  moveToWords,
  refusalToWords,
} from '#appointments/desk-words.ts';
import { markSaving } from '#appointments/saving.ts';
import { deskMessages as words } from '#appointments/words.ts';
import { type ActionOutcome, type DeskStep, sendAction } from '#browser/desk-client.ts';
import { leaveToSignIn } from '#browser/signed-out.ts';
import { type UndoOffer, useUndoOffers } from '../bars/use-undo-offers.ts';
import { leadFocusTo, SETTLE_MS } from './steady-presses.ts';
import type { LiveDay } from './use-desk-day.ts';

/** The outcome of an action. `name` is the person's in the text, or empty. */
export type Told = { text: string; name: string };
export type Trouble = { id: string; text: string };

type Options = Pick<LiveDay, 'day' | 'put' | 'refresh' | 'holdNews'> & {
  place: DeskPlace;
  say: (text: string) => void;
  /** Whether letters are keys, so that one undoes. */
  hasKeys: boolean;
};

/** Sends the desk's actions on appointments, and keeps the messages about them. */
export function useDeskActions({ day, put, refresh, holdNews, place, say, hasKeys }: Options) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const offers = useUndoOffers();
  const toUndo = hasKeys ? words.undo.byKey : words.undo.byTab;
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
    const unmark = markSaving(appointment.id);
    const releaseNews = holdNews();
    setTrouble(null);
    setTold(null);
    // The answer tells what has changed on this day.
    fields.set('date', day.date);
    const outcome = await sendAction(appointment.id, action, fields);
    sendingIds.current.delete(appointment.id);
    // The pressed time goes. Browsers lay the page out in between when an element goes that has the focus.
    if (action === 'move' && outcome.kind === 'done') (document.activeElement as HTMLElement | null)?.blur();
    // Rendered at once: the pressed button may be gone, and its card then takes the focus.
    flushSync(() => {
      unmark();
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
        const isTold = isMailed(appointment) && isMailWaiting(appointment);
        if (action === 'move') return offerUndo(appointment, moveToWords(appointment));
        const told = doneToWords(action, !isTold, getUndoSeconds(appointment));
        say(`${before.name}: ${told}${action === 'undo' ? '' : ` ${toUndo}`}`);
        // An undo of which no mail tells is done with.
        if (action === 'undo' && (offers.stepBack(appointment) || !isMailWaiting(appointment))) return;
        const done = words.undo.offer(before.name, words.done[action]);
        return offers.add(appointment, isTold ? `${done} ${words.undo.mailed(getUndoSeconds(appointment))}` : done);
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

  /** Ignores the second press of a double one, which would undo the change before too. */
  function undo({ appointment, shownMs }: UndoOffer) {
    if (shownMs !== undefined && performance.now() - shownMs < SETTLE_MS) return null;
    const quiet = isMailWaiting(appointment) && { [QUIET_FIELD]: '1' };
    const fields = { version: String(appointment.version), date: appointment.date, ...quiet };
    return act(appointment, 'undo', new URLSearchParams(fields));
  }

  /** Offers to undo what was done, and reads it out. */
  function offerUndo(appointment: DeskAppointment, text: string) {
    setTold(null);
    offers.add(appointment, text);
    say(`${text} ${toUndo}`);
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
  if (panel) leadFocusTo(panel.querySelector<HTMLElement>('form button') ?? panel, { preventScroll: true });
  else leadFocusTo(findLink(appointmentId), { preventScroll: true });
}

/** Closes what is open, and keeps the focus at the appointment with this id. */
export function closeAt(appointmentId: string, close: () => void): void {
  // Rendered at once: an open dialog would keep the focus.
  flushSync(close);
  keepFocus(appointmentId);
}

/** Focuses the link of a card, which stays when its actions change. */
export function focusCard(appointmentId: string): void {
  findLink(appointmentId)?.focus({ preventScroll: true });
}

/** Scrolls to the card of an appointment that has moved, and focuses it. */
export function goToCard(appointmentId: string): void {
  const link = findLink(appointmentId);
  link?.closest('article')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  leadFocusTo(link, { preventScroll: true });
}

function findLink(appointmentId: string): HTMLElement | null | undefined {
  return document.getElementById(toCardId(appointmentId))?.querySelector('a');
}

/** Reads the fields of a form as they are sent without script. */
export function readFields(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
