import { type DeskAppointment, type DeskColumn, type DeskSlot, holdsSlot } from '@clinic/contract/desk.ts';
import type { ReactNode } from 'react';
import { deskMessages as words } from '#messages/desk.en.ts';
import styles from './SlotCell.module.css';

export type CardRenderer = (appointment: DeskAppointment, slot: DeskSlot, column: DeskColumn) => ReactNode;

/** Renders a free slot. With `isNamed` it names the doctor on narrow screens, where nothing else does. */
export type FreeRenderer = (slot: DeskSlot, column: DeskColumn, isNamed: boolean) => ReactNode;

type Props = {
  id?: string | undefined;
  column: DeskColumn;
  /** Absent when the doctor has no slot at this time. */
  slot: DeskSlot | undefined;
  /** Whether this doctor or another one is chosen; `null` when no doctor is. */
  choice: 'chosen' | 'other' | null;
  renderCard: CardRenderer;
  renderFree: FreeRenderer;
};

/** One slot of one doctor: its state, and the cards of its appointments, past ones included. */
export function SlotCell({ id, column, slot, choice, renderCard, renderFree }: Props) {
  const appointments = slot?.appointments ?? [];
  const isHeld = appointments.some((appointment) => holdsSlot(appointment) || appointment.status === 'fulfilled');
  const state = isHeld || !slot ? 'held' : slot.state;
  const isNamed = appointments.length === 0 && choice !== 'chosen';
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: a table that is drawn as blocks loses its roles
      role="cell"
      id={id}
      className={styles.cell}
      data-state={state}
      data-filled={appointments.length > 0 ? '' : undefined}
      data-choice={choice ?? undefined}
    >
      <span className={styles.doctor}>{column.doctor}</span>
      {slot?.state === 'closed' && slot.closedReason !== undefined ? (
        <ClosedWord isHeld={isHeld}>
          {words.closedFor(isHeld || !isClosedBefore(column, slot) ? slot.closedReason : '')}
        </ClosedWord>
      ) : slot?.isUnoffered ? (
        <ClosedWord isHeld>{words.unofferedSlot}</ClosedWord>
      ) : slot && state === 'free' ? (
        renderFree(slot, column, isNamed)
      ) : (
        <StateWord state={state} />
      )}
      {slot && appointments.map((appointment) => renderCard(appointment, slot, column))}
    </td>
  );
}

/** Says why the slot cannot be had. An appointment that still holds it is shown below, to be moved. */
function ClosedWord({ isHeld, children }: { isHeld: boolean; children: string }) {
  return (
    <span className={styles.closed} data-held={isHeld ? '' : undefined}>
      {children}
    </span>
  );
}

/** Returns whether the slot before is closed for the same reason, and so already shows it. */
function isClosedBefore({ slots }: DeskColumn, slot: DeskSlot): boolean {
  const before = slots[slots.indexOf(slot) - 1];
  return before?.state === 'closed' && before.closedReason === slot.closedReason;
}

function StateWord({ state }: { state: DeskSlot['state'] | 'held' }) {
  switch (state) {
    case 'closed':
      return <span className={styles.closed}>{words.closedSlot}</span>;
    case 'taken':
      return <span className={styles.closed}>{words.takenSlot}</span>;
    case 'past':
      return <span className="visually-hidden">{words.past}</span>;
    default:
      return null;
  }
}
