import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { type DeskDay, listAppointments } from '@clinic/contract/desk-day.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AppointmentView } from '#appointments/taking.ts';
import { fetchAppointment } from '#browser/desk-client.ts';
import { getOpened, loadOpened } from '../live/opened-parts.ts';
import { leadFocusTo } from '../live/steady-presses.ts';
import { focusCard } from '../live/use-desk-actions.ts';

/**
 * Holds the appointment in the panel, and fetches its history whenever it has changed. `chosen` is `null` when the panel
 * is shut, and when the appointment has left the day. `onFailed` is called where the panel cannot be fetched.
 */
export function usePanel(day: DeskDay, onFailed: () => void) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [details, setDetails] = useState<AppointmentView | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const chosen = listAppointments(day).find(({ id }) => id === chosenId) ?? null;
  const version = chosen?.version;

  useEffect(() => {
    if (chosenId === null || version === undefined) return;
    const search = new AbortController();
    fetchAppointment(chosenId, search.signal).then((view) => {
      if (!search.signal.aborted) setDetails(view);
    });
    return () => search.abort();
  }, [chosenId, version]);

  async function show(id: string, isWriting: boolean) {
    if (!getOpened()) await loadOpened().catch(onFailed);
    // Rendered at once, so that the panel is there to take the focus.
    flushSync(() => {
      setChosenId(id);
      setIsWriting(isWriting);
      if (id !== chosenId) setDetails(null);
    });
  }

  async function open({ id }: DeskAppointment) {
    await show(id, false);
    leadFocusTo(panel.current?.querySelector<HTMLElement>('form button') ?? panel.current);
  }

  /** Opens the field for a staff note, which takes the focus. */
  const write = ({ id }: DeskAppointment) => show(id, true);

  /** Shuts the panel, and leads back to the card. */
  function close() {
    flushSync(() => setChosenId(null));
    if (chosenId !== null) focusCard(chosenId);
  }

  return {
    panel,
    chosen,
    details: details?.appointment.id === chosenId ? details : null,
    isWriting,
    setIsWriting,
    open,
    write,
    close,
  };
}
