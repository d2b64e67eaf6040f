import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { type DeskDay, listAppointments } from '@clinic/contract/desk-day.ts';
import { isExpected } from '@clinic/contract/visit-states.ts';
import { type DragEvent, useEffect, useState } from 'react';
import type { SlotPlace } from '#appointments/booking/book.ts';
import { toCardId } from '#appointments/day-life.ts';
import { toSlotPlace } from '../desk-day.ts';
import { toSlotKey } from './FreeSlot.tsx';

/** A device with a mouse or similar. On a touch screen, dragging scrolls. */
const FINE_POINTER = '(hover: hover) and (pointer: fine)';

/**
 * Firefox drags only an element that carries data. The data is empty, because it could be dropped into other programs.
 */
const DATA_TYPE = 'application/x-appointment';

/** Lets a pointer drag a card to a free slot of the day. `handlers` belong on an element around both. */
export function useCardDrag(day: DeskDay, onDropped: (appointment: DeskAppointment, place: SlotPlace) => void) {
  const [canDrag, setCanDrag] = useState(false);
  const [dragged, setDragged] = useState<DeskAppointment | null>(null);
  const [overKey, setOverKey] = useState<string | null>(null);
  useEffect(() => setCanDrag(matchMedia(FINE_POINTER).matches), []);

  function stop() {
    setDragged(null);
    setOverKey(null);
  }

  const handlers = {
    onDragStart: ({ target, dataTransfer }: DragEvent) => {
      const appointment = listAppointments(day).find(({ id }) => toCardId(id) === (target as Element).id);
      // A dragged link or selected text has no appointment.
      if (!appointment || !isExpected(appointment)) return;
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData(DATA_TYPE, '');
      // The browser first takes its picture of the card, which then changes its look.
      setTimeout(setDragged, 0, appointment);
    },
    onDragOver: (event: DragEvent) => {
      if (!dragged) return;
      const key = findSlotKey(event.target);
      setOverKey(key);
      // The card can be dropped only where this event is prevented.
      if (key !== null) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const key = findSlotKey(event.target);
      const place = key === null ? null : findPlace(day, key);
      if (!dragged || !place) return;
      event.preventDefault();
      stop();
      onDropped(dragged, place);
    },
    onDragEnd: stop,
  };
  return { canDrag, dragged, overKey, handlers };
}

/** Returns the free slot in the cell under the pointer; `null` in another cell, and where the dragged visit has no room. */
function findSlotKey(target: EventTarget): string | null {
  const cell = target instanceof Element ? target.closest('td') : null;
  return cell?.querySelector('[data-slot][data-target]')?.getAttribute('data-slot') ?? null;
}

function findPlace(day: DeskDay, key: string): SlotPlace | null {
  for (const column of day.columns) {
    const slot = column.slots.find(({ slot }) => toSlotKey({ doctorId: column.doctorId, slot }) === key);
    if (slot) return toSlotPlace(day, column, slot);
  }
  return null;
}
