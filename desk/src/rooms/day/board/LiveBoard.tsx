import { getTimeOfDay } from '@clinic/contract/clinic-clock.ts';
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskColumn, DeskDay } from '@clinic/contract/desk-day.ts';
import { isExpected } from '@clinic/contract/visit-states.ts';
import { useDeferredValue } from 'react';
import { type DayLife, toCardId } from '#appointments/day-life.ts';
import type { DeskPlace } from '#appointments/desk-words.ts';
import { hasRoom } from '#appointments/drawn-slots.ts';
import type { DayPart } from '#timetable/closure.ts';
import { countBooked, findHeld, toSlotPlace } from '../desk-day.ts';
import type { useDeskMove } from '../live/use-desk-move.ts';
import type { Question } from '../questions/DayQuestion.tsx';
import { type CardRenderer, DayBoard, type FreeRenderer } from './DayBoard.tsx';
import { DoctorMenu } from './DoctorMenu.tsx';
import { FreeSlot, toSlotKey } from './FreeSlot.tsx';
import { NowLine } from './NowLine.tsx';
import { useCardDrag } from './use-card-drag.ts';
import { useDue } from './use-due.ts';
import { useGrid } from './use-grid.ts';
import { useLoading } from './use-loading.ts';
import { VisitCell } from './VisitCell.tsx';

type Props = Pick<ReturnType<typeof useDeskMove>, 'moving' | 'moveTo'> & {
  day: DeskDay;
  now: Date;
  place: DeskPlace;
  isAwake: boolean;
  /** The id of the appointment whose patient gets a next visit. */
  nextOfId: string | undefined;
  /** The appointment in the panel. */
  chosenId: string | undefined;
  /** The appointments that have just come or changed. */
  freshIds: readonly string[];
  /** The doctor whom narrow screens show alone; `null` for all doctors. */
  doctorId: string | null;
  /** Whether the card of the patient who is due may take the focus when the page opens. */
  canFocusDue: boolean;
  life: DayLife;
  /** The free times that are offered first for the appointment that is being moved. */
  offeredKeys: readonly string[];
  onAsk: (question: Question) => void;
};

/** The board of a day, with its keys, its dragging and the line of the present time. */
export function LiveBoard(props: Props) {
  const { day, now, place, isAwake, moving, moveTo, nextOfId, chosenId, doctorId, life, onAsk } = props;
  const drag = useCardDrag(day, moveTo);
  const moved = moving ?? drag.dragged;
  const grid = useGrid(moving !== null);
  const isLoading = useLoading();
  // The cards stop and start to take actions after the frame that shows what was pressed.
  const isQuiet = useDeferredValue(moving !== null);
  const dueId = useDue(day, isAwake && grid.isGrid && props.canFocusDue);
  const stop = findStop(day, moving, [grid.stop, dueId === null ? null : toCardId(dueId), ...props.offeredKeys]);
  const toTabIndex = (name: string) => (grid.isGrid ? (name === stop ? 0 : -1) : undefined);

  const renderCard: CardRenderer = (appointment, slot) => (
    <VisitCell
      key={appointment.id}
      appointment={appointment}
      slot={slot}
      now={now}
      place={place}
      life={life}
      isChosen={chosenId === appointment.id}
      isFresh={props.freshIds.includes(appointment.id)}
      isMoving={moving?.id === appointment.id || drag.dragged?.id === appointment.id}
      isQuiet={isQuiet}
      isDraggable={drag.canDrag && !isQuiet && isExpected(appointment)}
      tabIndex={toTabIndex(toCardId(appointment.id))}
    />
  );

  const renderFree: FreeRenderer = (slot, column) => {
    const free = toSlotPlace(day, column, slot);
    const key = toSlotKey(free);
    return (
      <FreeSlot
        place={free}
        moving={moving}
        nextOfId={nextOfId}
        isTooShort={moved !== null && !hasRoom(column.slots, slot.slot, moved)}
        isTarget={drag.dragged !== null}
        isUnderCard={drag.overKey === key}
        tabIndex={toTabIndex(key)}
        {...(isAwake && {
          onBook: () => onAsk({ kind: 'book', place: free }),
          onMove: () => moving && moveTo(moving, free),
        })}
      />
    );
  };

  const renderMenu = (column: DeskColumn) => {
    const { date } = day;
    const onClosePart = (part: DayPart) => {
      const { doctor, doctorId } = column;
      onAsk({
        kind: 'close',
        closing: { doctorId, doctor, date, part, booked: countBooked(column, part), held: findHeld(column, part) },
      });
    };
    return <DoctorMenu column={column} date={date} onClosePart={isAwake ? onClosePart : undefined} />;
  };

  const isToday = day.date === day.today;
  return (
    <DayBoard
      day={day}
      now={now}
      timeZone={place.timeZone}
      canFold={isAwake}
      isGrid={grid.isGrid}
      isLoading={isLoading}
      chosenDoctorId={doctorId}
      renderCard={renderCard}
      renderFree={renderFree}
      renderMenu={renderMenu}
      nowLine={isAwake && isToday && <NowLine clock={getTimeOfDay(place.timeZone, now)} />}
      {...drag.handlers}
      {...grid.handlers}
    />
  );
}

/**
 * Returns the first of the wanted stops that the day still has, or its first stop: one has to be reached by Tab. While an
 * appointment is moved, the stops are the free times that are long enough for it.
 */
function findStop(
  day: DeskDay,
  moving: DeskAppointment | null,
  wanted: readonly (string | null)[],
): string | undefined {
  const stops = day.columns.flatMap(({ doctorId, slots }) =>
    slots.flatMap(({ slot, state, appointments }) => [
      ...(moving ? [] : appointments.map(({ id }) => toCardId(id))),
      ...(state === 'free' && (!moving || hasRoom(slots, slot, moving)) ? [toSlotKey({ doctorId, slot })] : []),
    ]),
  );
  return wanted.find((stop) => stop !== null && stops.includes(stop)) ?? stops[0];
}
