import { getTimeOfDay } from '@clinic/contract/clinic-clock.ts';
import type { DayPart } from '@clinic/contract/closures.ts';
import {
  canMove,
  type DeskAction,
  type DeskAppointment,
  type DeskColumn,
  type DeskDay as DeskDayData,
  type DeskView,
  listAppointments,
  toDayPath,
} from '@clinic/contract/desk.ts';
import { useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ComingList } from '#components/desk/day/ComingList.tsx';
import { type CardRenderer, DayBoard, type FreeRenderer } from '#components/desk/day/DayBoard.tsx';
import { DayHead } from '#components/desk/day/DayHead.tsx';
import { DaySheets } from '#components/desk/day/DaySheets.tsx';
import { DayStatus } from '#components/desk/day/DayStatus.tsx';
import { DoctorFilter } from '#components/desk/day/DoctorFilter.tsx';
import { DoctorMenu } from '#components/desk/day/DoctorMenu.tsx';
import { DoneBar } from '#components/desk/day/DoneBar.tsx';
import { toCardId } from '#components/desk/day/day-life.ts';
import { FreeSlot, toSlotKey } from '#components/desk/day/FreeSlot.tsx';
import { MoveBar } from '#components/desk/day/MoveBar.tsx';
import { NextVisitBar } from '#components/desk/day/NextVisitBar.tsx';
import { Rail } from '#components/desk/day/Rail.tsx';
import { VisitCell } from '#components/desk/day/VisitCell.tsx';
import { VisitPanel } from '#components/desk/day/VisitPanel.tsx';
import { WaitingStrip } from '#components/desk/day/WaitingStrip.tsx';
import { countBooked, isPastVisit, toPlace } from '#lib/browser/desk/desk-day.ts';
import { bookingToWords, type DeskPlace, isMailWaiting } from '#lib/desk/desk-words.ts';
import { deskMessages as words } from '#messages/desk.ts';
import { deskCloseMessages } from '#messages/desk-close.ts';
import { DayQuestion, type Question } from './DayQuestion.tsx';
import { DayTools } from './DayTools.tsx';
import styles from './DeskDay.module.css';
import { NowLine } from './NowLine.tsx';
import { UndoOffer } from './UndoOffer.tsx';
import { useCardDrag } from './use-card-drag.ts';
import { useClock } from './use-clock.ts';
import { useDayLife } from './use-day-life.ts';
import { goToCard, keepFocus, readFields, useDeskActions } from './use-desk-actions.ts';
import { useDeskDay } from './use-desk-day.ts';
import { goTo, useDeskKeys } from './use-desk-keys.ts';
import { useDeskMove } from './use-desk-move.ts';
import { useDeskNews } from './use-desk-news.ts';
import { useDue } from './use-due.ts';
import { useEarliest } from './use-earliest.ts';
import { useGrid } from './use-grid.ts';
import { useLiveEvents } from './use-live-events.ts';
import { useLoading } from './use-loading.ts';
import { usePanel } from './use-panel.ts';
import { useRowHeight } from './use-row-height.ts';
import { useSingleKeys } from './use-single-keys.ts';

type Props = {
  /** `null` draws nothing: the API first renders the page without data, which decides its security policy. */
  view: DeskView | null;
  place: DeskPlace;
};

/**
 * The day of the front desk. It must hydrate, because it follows changes that others make. Without script its forms are
 * posted, and the page stays as it was loaded.
 */
export function DeskDay({ view, place }: Props) {
  return view && <Day view={view} place={place} />;
}

function Day({ view, place }: { view: DeskView; place: DeskPlace }) {
  const [isAwake, setIsAwake] = useState(false);
  const [doctorId, setDoctorId] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const { freshIds, spoken, say, onChanges } = useDeskNews();
  const { day, put, refresh } = useDeskDay(view.day, onChanges);
  const now = useClock(day.now);
  const panel = usePanel(day);
  const actions = useDeskActions({ day, put, refresh, place, say });
  const { act, busyId, trouble, offer, told } = actions;
  const { moving, bar, begin, end, moveTo } = useDeskMove({ date: day.date, given: view.moving ?? null, act });
  const [nextVisit, setNextVisit] = useState(view.nextVisit ?? null);
  const nextOfId = nextVisit?.id;
  const drag = useCardDrag(day, moveTo);
  const grid = useGrid();
  const rowRem = useRowHeight(grid.isGrid);
  const isLost = useLiveEvents(refresh);
  const isLoading = useLoading();
  const singleKeys = useSingleKeys();
  const earliest = useEarliest(day.date > day.today ? day.date : '');
  const dueId = useDue(day, isAwake && grid.isGrid && !moving && !nextVisit && !view.notice);
  useEffect(() => setIsAwake(true), []);

  const ask = (appointment: DeskAppointment) => setQuestion({ kind: 'cancel', appointment });
  const { life, toCardLife } = useDayLife(isAwake, busyId, {
    onAct: (appointment, action, form) => act(appointment, action, readFields(form)),
    onOpen: panel.open,
    onAskCancel: ask,
    onMove: begin,
  });
  // The cards stop and start to take actions after the frame that shows what was pressed.
  const isQuiet = useDeferredValue(moving !== null);

  /** Does something with the appointment that has the focus, or else with the one in the panel. */
  const actByKey = (action: DeskAction | 'move') => {
    const cardId = document.activeElement?.closest('article')?.id;
    const appointment = listAppointments(day).find(({ id }) => toCardId(id) === cardId) ?? panel.chosen;
    if (!appointment || moving) return;
    if (action === 'move') {
      if (canMove(appointment)) begin(appointment);
    } else if (appointment.actions.includes(action)) {
      if (action === 'cancel') return ask(appointment);
      const { version, date } = appointment;
      act(appointment, action, new URLSearchParams({ version: String(version), date }));
    }
  };
  const askToBook = () => {
    if (moving) return;
    earliest.ask(doctorId === null ? earliest.asked : { ...earliest.asked, with: `doctor:${doctorId}` });
    setQuestion({ kind: 'earliest' });
  };
  useDeskKeys({
    date: day.date,
    movingId: moving?.id,
    nextOfId,
    areSingleOn: singleKeys.areSingleOn,
    onHelp: () => setQuestion({ kind: 'keys' }),
    onBook: askToBook,
    onAct: actByKey,
    onUndo: () => offer && actions.undo(offer),
    onEscape: () => (moving ? end() : panel.chosen && panel.close()),
  });

  const closeAt = (id: string, close: () => void) => {
    // Rendered at once: an open dialog would keep the focus.
    flushSync(close);
    keepFocus(id);
  };
  const closeQuestion = () => {
    const cancelledId = question?.kind === 'cancel' ? question.appointment.id : '';
    closeAt(cancelledId, () => setQuestion(null));
  };

  const leaveNextVisit = () => {
    if (!nextVisit) return;
    setNextVisit(null);
    history.replaceState(null, '', toDayPath(day.date));
  };

  const announceBooked = (appointment: DeskAppointment) => {
    // Rendered at once, so that the new card is there to go to.
    flushSync(() => {
      put(appointment);
      setQuestion(null);
      leaveNextVisit();
      actions.offerUndo(appointment, bookingToWords(appointment, place));
    });
    if (appointment.date === day.date) goToCard(appointment.id);
    else document.getElementById('main')?.focus();
  };

  const stop = findStop(day, [grid.stop, dueId === null ? null : toCardId(dueId)]);
  const toTabIndex = (name: string) => (grid.isGrid ? (name === stop ? 0 : -1) : undefined);

  const renderCard: CardRenderer = (appointment, slot, room) => (
    <VisitCell
      key={appointment.id}
      appointment={appointment}
      slot={slot}
      now={now}
      place={place}
      life={toCardLife(appointment)}
      room={room}
      isChosen={panel.chosen?.id === appointment.id}
      isFresh={freshIds.includes(appointment.id)}
      isMoving={moving?.id === appointment.id || drag.draggedId === appointment.id}
      isQuiet={isQuiet}
      isDraggable={drag.canDrag && !isQuiet && appointment.status === 'booked'}
      tabIndex={toTabIndex(toCardId(appointment.id))}
    />
  );

  const renderFree: FreeRenderer = (slot, column) => {
    const free = toPlace(day, column, slot);
    const key = toSlotKey(free);
    return (
      <FreeSlot
        place={free}
        moving={moving}
        nextOfId={nextOfId}
        isBusy={busyId !== null}
        isTarget={drag.draggedId !== null}
        isUnderCard={drag.overKey === key}
        tabIndex={toTabIndex(key)}
        {...(isAwake && {
          onBook: () => setQuestion({ kind: 'book', place: free }),
          onMove: () => moving && moveTo(moving, free),
        })}
      />
    );
  };

  const renderMenu = (column: DeskColumn) => {
    const { date } = day;
    const onClosePart = (part: DayPart) => {
      const { doctor, doctorId } = column;
      setQuestion({ kind: 'close', closing: { doctorId, doctor, date, part, booked: countBooked(column, part) } });
    };
    return <DoctorMenu column={column} date={date} onClosePart={isAwake ? onClosePart : undefined} />;
  };

  const isToday = day.date === day.today;
  const hasKeys = isAwake && singleKeys.areSingleOn;
  const { chosen } = panel;
  const isShownInPanel = trouble && chosen?.id === trouble.id;
  return (
    <>
      <div className={styles.day}>
        <div className={styles.stage}>
          <DayHead
            day={day}
            movingId={moving?.id}
            nextOfId={nextOfId}
            onChooseDate={(event) => {
              event.preventDefault();
              goTo(String(new FormData(event.currentTarget).get('date')), moving?.id, nextOfId);
            }}
          >
            {isAwake && <DayTools onHelp={() => setQuestion({ kind: 'keys' })} />}
          </DayHead>
          <DayStatus
            notice={view.notice}
            day={day}
            place={place}
            isLost={isLost}
            trouble={trouble && !moving && !isShownInPanel ? trouble.text : undefined}
            spoken={spoken}
          />
          {moving ? (
            <MoveBar
              ref={bar}
              appointment={moving}
              trouble={trouble?.id === moving.id ? trouble.text : undefined}
              onKeep={(event) => {
                event.preventDefault();
                end();
              }}
            />
          ) : nextVisit ? (
            <NextVisitBar
              visit={nextVisit}
              date={day.date}
              onLeave={(event) => {
                event.preventDefault();
                leaveNextVisit();
              }}
            />
          ) : (
            isToday && <WaitingStrip day={day} now={now} life={life} />
          )}
          {isAwake && <DoctorFilter day={day} chosenId={doctorId} onChoose={setDoctorId} />}
          {day.columns.length === 0 ? (
            <p className={styles.nobody}>{words.nobody}</p>
          ) : (
            <DayBoard
              day={day}
              now={now}
              timeZone={place.timeZone}
              canFold={isAwake}
              isGrid={grid.isGrid}
              rowRem={rowRem}
              isLoading={isLoading}
              chosenDoctorId={doctorId}
              renderCard={renderCard}
              renderFree={renderFree}
              renderMenu={renderMenu}
              nowLine={isAwake && isToday && <NowLine clock={getTimeOfDay(place.timeZone, now)} />}
              {...drag.handlers}
              {...grid.handlers}
            />
          )}
        </div>
        <Rail
          isOpen={chosen !== null}
          hasKeys={hasKeys}
          onBook={
            isAwake
              ? (event) => {
                  event.preventDefault();
                  askToBook();
                }
              : undefined
          }
          foot={
            offer ? (
              <UndoOffer
                key={offer.appointment.version}
                text={offer.text}
                name={offer.appointment.name}
                isFinal={isMailWaiting(offer.appointment)}
                onUndo={() => actions.undo(offer)}
                onClose={() => closeAt(offer.appointment.id, actions.closeOffer)}
              />
            ) : (
              told && <DoneBar {...told} onClose={actions.closeTold} />
            )
          }
        >
          {chosen ? (
            <VisitPanel
              key={chosen.id}
              ref={panel.panel}
              appointment={chosen}
              isPast={isPastVisit(day, chosen)}
              now={now}
              today={day.today}
              place={place}
              life={life}
              hasKeys={hasKeys}
              trouble={isShownInPanel ? trouble.text : undefined}
              details={panel.details}
              onClose={panel.close}
            />
          ) : (
            <ComingList day={day} now={now} timeZone={place.timeZone} life={life} />
          )}
        </Rail>
        {question && (
          <DayQuestion
            question={question}
            clinic={place}
            nextVisit={nextVisit}
            earliest={earliest}
            busyId={busyId}
            {...singleKeys}
            onCancel={async (appointment, form) =>
              (await act(appointment, 'cancel', readFields(form)))?.kind !== 'failed'
            }
            onChoose={(chosen) => setQuestion({ kind: 'book', place: chosen })}
            onBooked={announceBooked}
            onClosed={({ doctor, booked }) => {
              closeQuestion();
              actions.announce({ text: deskCloseMessages.done(doctor, booked), name: '' });
              refresh();
            }}
            onRefused={refresh}
            onClose={closeQuestion}
          />
        )}
      </div>
      <DaySheets day={day} />
    </>
  );
}

/** Returns the first of the wanted stops that the day still has, or its first stop: one has to be reached by Tab. */
function findStop(day: DeskDayData, wanted: readonly (string | null)[]): string | undefined {
  const stops = day.columns.flatMap(({ doctorId, slots }) =>
    slots.flatMap(({ slot, state, appointments }) => [
      ...appointments.map(({ id }) => toCardId(id)),
      ...(state === 'free' ? [toSlotKey({ doctorId, slot })] : []),
    ]),
  );
  return wanted.find((stop) => stop !== null && stops.includes(stop)) ?? stops[0];
}
