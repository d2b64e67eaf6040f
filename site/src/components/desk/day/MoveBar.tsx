import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { toDayPath } from '@clinic/contract/desk-paths.ts';
import type { MouseEventHandler, Ref } from 'react';
import { dateToDay } from '#messages/dates.ts';
import { deskMoveMessages as words } from '#messages/desk-move.ts';
import { ChoiceBar, ChoiceLine } from './ChoiceBar.tsx';
import { toCardId } from './day-life.ts';

type Props = {
  ref?: Ref<HTMLDivElement>;
  appointment: DeskAppointment;
  /** The reason why the last chosen time was refused. */
  trouble: string | undefined;
  onKeep?: MouseEventHandler;
};

/** Names the patient who is being moved, and offers to end the move. */
export function MoveBar({ ref, appointment, trouble, onKeep }: Props) {
  const { id, name, date, slot, doctor } = appointment;
  return (
    <ChoiceBar
      ref={ref}
      id="move-text"
      label={words.label}
      word={words.moving}
      name={name}
      leave={{ label: words.keep, href: `${toDayPath(date)}#${toCardId(id)}`, onClick: onKeep }}
    >
      <ChoiceLine>{words.from(dateToDay(date), slotToLabel(slot), doctor)}</ChoiceLine>
      {trouble ? <ChoiceLine isTrouble>{trouble}</ChoiceLine> : <ChoiceLine>{words.choose}</ChoiceLine>}
    </ChoiceBar>
  );
}
