import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { useRef, useState } from 'react';
import { getUndoSeconds } from '#appointments/desk-words.ts';

/**
 * A change of an appointment that can be undone. `startMs` is by the clock of the page, as is `shownMs`, the moment at
 * which the offer took the place of another one. `lastsMs` is the choice of the person.
 */
export type UndoOffer = {
  key: number;
  appointment: DeskAppointment;
  text: string;
  startMs: number;
  lastsMs: number;
  shownMs?: number;
};

/** So many fit above each other. */
const SHOWN_MAX = 3;

/**
 * Holds what can be undone, the latest first. Changes of which a mail will tell, or that hold a time, stay until that is
 * over; others until the next. Of one appointment, only the last change can be undone, and then the one before it.
 */
export function useUndoOffers() {
  const [offers, setOffers] = useState<readonly UndoOffer[]>([]);
  const latest = useRef(offers);
  const count = useRef(0);

  function set(next: readonly UndoOffer[]) {
    latest.current = next;
    setOffers(next);
  }

  function add(appointment: DeskAppointment, text: string) {
    count.current += 1;
    const lastsMs = getUndoSeconds(appointment) * 1000;
    const offer = { key: count.current, appointment, text, startMs: performance.now(), lastsMs };
    set([offer, ...latest.current.filter(isHeld)]);
  }

  const remove = (id: string) => set(latest.current.filter(({ appointment }) => appointment.id !== id));

  /**
   * Takes away the offer that was accepted; `appointment` is as it is after that. Returns whether an earlier change of the
   * appointment is offered now.
   */
  function stepBack(appointment: DeskAppointment): boolean {
    const isOwn = (offer: UndoOffer) => offer.appointment.id === appointment.id;
    const [, ...earlier] = latest.current.filter(isOwn);
    const open = appointment.undoUntil === undefined ? [] : earlier.filter(isHeld);
    const next = open.map((offer) => ({ ...offer, appointment, shownMs: performance.now() }));
    set([...next, ...latest.current.filter((offer) => !isOwn(offer) && isHeld(offer))]);
    return open.length > 0;
  }

  const isLast = ({ appointment }: UndoOffer, index: number) =>
    offers.findIndex((offer) => offer.appointment.id === appointment.id) === index;
  return { shown: offers.filter(isLast).slice(0, SHOWN_MAX), add, remove, stepBack };
}

function isHeld({ appointment, startMs, lastsMs }: UndoOffer): boolean {
  return appointment.undoUntil !== undefined && performance.now() - startMs < lastsMs;
}
