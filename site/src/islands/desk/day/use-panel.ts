import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { type DeskDay, listAppointments } from '@clinic/contract/desk-day.ts';
import type { AppointmentView } from '@clinic/contract/desk-taking.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchAppointment } from '#lib/browser/desk/desk-client.ts';
import { focusCard } from './use-desk-actions.ts';

/**
 * Holds the appointment in the panel, and fetches its history whenever it has changed. `chosen` is `null` when the panel
 * is shut, and when the appointment has left the day.
 */
export function usePanel(day: DeskDay) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [details, setDetails] = useState<AppointmentView | null>(null);
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

  function open({ id }: DeskAppointment) {
    // Rendered at once, so that the panel is there to take the focus.
    flushSync(() => {
      setChosenId(id);
      if (id !== chosenId) setDetails(null);
    });
    (panel.current?.querySelector<HTMLElement>('form button') ?? panel.current)?.focus();
  }

  /** Shuts the panel, and leads back to the card. */
  function close() {
    flushSync(() => setChosenId(null));
    if (chosenId !== null) focusCard(chosenId);
  }

  return { panel, chosen, details: details?.appointment.id === chosenId ? details : null, open, close };
}
