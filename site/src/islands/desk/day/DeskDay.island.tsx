import type { DayPart } from '@clinic/contract/closures.ts';
import {
  type DeskAppointment,
  type DeskColumn,
  type DeskView,
  listAppointments,
  toDayPath,
} from '@clinic/contract/desk.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { AppointmentCard } from '#components/desk/day/AppointmentCard.tsx';
import { DayBoard } from '#components/desk/day/DayBoard.tsx';
import { DayHead } from '#components/desk/day/DayHead.tsx';
import { DaySheets } from '#components/desk/day/DaySheets.tsx';
import { DayStatus } from '#components/desk/day/DayStatus.tsx';
import { DoctorMenu } from '#components/desk/day/DoctorMenu.tsx';
import { DoctorStrip } from '#components/desk/day/DoctorStrip.tsx';
import { DoneBar } from '#components/desk/day/DoneBar.tsx';
import { FreeSlot, toSlotKey } from '#components/desk/day/FreeSlot.tsx';
import { MoveBar } from '#components/desk/day/MoveBar.tsx';
import { NextVisitBar } from '#components/desk/day/NextVisitBar.tsx';
import type { CardRenderer, FreeRenderer } from '#components/desk/day/SlotCell.tsx';
import { countBooked, toPlace } from '#lib/browser/desk/desk-day.ts';
import { bookingToWords, type DeskPlace, isMailWaiting } from '#lib/desk/desk-words.ts';
import { deskMessages as words } from '#messages/desk.en.ts';
import { deskCloseMessages } from '#messages/desk-close.en.ts';
import { DayQuestion, type Question } from './DayQuestion.tsx';
import { BookCaller, DayTools } from './DayTools.tsx';
import styles from './DeskDay.module.css';
import { UndoOffer } from './UndoOffer.tsx';
import { useCardDrag } from './use-card-drag.ts';
import { goToCard, keepFocus, readFields, useDeskActions } from './use-desk-actions.ts';
import { useDeskDay } from './use-desk-day.ts';
import { goTo, useDeskKeys } from './use-desk-keys.ts';
import { useDeskMove } from './use-desk-move.ts';
import { useDeskNews } from './use-desk-news.ts';
import { useEarliest } from './use-earliest.ts';
import { useLiveEvents } from './use-live-events.ts';
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
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const { freshIds, spoken, say, onChanges } = useDeskNews();
  const { day, put, refresh } = useDeskDay(view.day, onChanges);
  const actions = useDeskActions({ day, put, refresh, place, say });
  const { act, busyId, trouble, offer, told } = actions;
  const { moving, bar, begin, end, moveTo } = useDeskMove({ date: day.date, given: view.moving ?? null, act });
  const [nextVisit, setNextVisit] = useState(view.nextVisit ?? null);
  const nextOfId = nextVisit?.id;
  const drag = useCardDrag(day, moveTo);
  const isLost = useLiveEvents(refresh);
  const singleKeys = useSingleKeys();
  const earliest = useEarliest(day.date > day.today ? day.date : '');
  useEffect(() => setIsAwake(true), []);
  const askEarliest = () => {
    earliest.ask(chosenId === null ? earliest.asked : { ...earliest.asked, with: `doctor:${chosenId}` });
    setQuestion({ kind: 'earliest' });
  };
  useDeskKeys({
    date: day.date,
    movingId: moving?.id,
    nextOfId,
    areSingleOn: singleKeys.areSingleOn,
    onHelp: () => setQuestion({ kind: 'keys' }),
    onBook: () => {
      if (!moving) askEarliest();
    },
    onUndo: () => offer && actions.undo(offer),
    onEscape: end,
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

  const renderCard: CardRenderer = (appointment, slot, { department }) => {
    const { id } = appointment;
    return (
      <AppointmentCard
        key={id}
        appointment={appointment}
        slot={slot}
        department={department}
        today={day.today}
        place={place}
        isFresh={freshIds.includes(id)}
        isBusy={busyId === id}
        isMoving={moving?.id === id || drag.draggedId === id}
        isQuiet={moving !== null}
        isDraggable={drag.canDrag && !moving && appointment.status === 'booked'}
        trouble={trouble?.id === id && !moving ? trouble.text : undefined}
        offer={
          offer?.appointment.id === id && (
            <UndoOffer
              text={offer.text}
              name={offer.appointment.name}
              isFinal={isMailWaiting(offer.appointment)}
              onUndo={() => actions.undo(offer)}
              onClose={() => closeAt(id, actions.closeOffer)}
            />
          )
        }
        {...(isAwake && {
          onAct: (_appointment, action, form) => act(appointment, action, readFields(form)),
          onAskCancel: () => setQuestion({ kind: 'cancel', appointment }),
          onMove: begin,
        })}
      />
    );
  };

  const renderFree: FreeRenderer = (slot, column, isNamed) => {
    const free = toPlace(day, column, slot);
    return (
      <FreeSlot
        place={free}
        moving={moving}
        nextOfId={nextOfId}
        isNamed={isNamed}
        isBusy={busyId !== null}
        isTarget={drag.draggedId !== null}
        isUnderCard={drag.overKey === toSlotKey(free)}
        {...(isAwake && {
          onBook: () => setQuestion({ kind: 'book', place: free }),
          onMove: () => moving && moveTo(moving, free),
        })}
      />
    );
  };

  const renderMenu = (column: DeskColumn) => {
    const { doctorId, doctor } = column;
    const { date } = day;
    if (date < day.today) return null;
    const onClosePart = (part: DayPart) =>
      setQuestion({ kind: 'close', closing: { doctorId, doctor, date, part, booked: countBooked(column, part) } });
    return (
      <DoctorMenu doctorId={doctorId} doctor={doctor} date={date} onClosePart={isAwake ? onClosePart : undefined} />
    );
  };

  const isElsewhere = trouble && !moving && !listAppointments(day).some(({ id }) => id === trouble.id);
  return (
    <>
      <div className={styles.day}>
        <DayHead
          day={day}
          movingId={moving?.id}
          nextOfId={nextOfId}
          onChooseDate={(event) => {
            event.preventDefault();
            goTo(String(new FormData(event.currentTarget).get('date')), moving?.id, nextOfId);
          }}
        >
          <BookCaller onBook={isAwake && !moving ? askEarliest : undefined} />
          {isAwake && <DayTools onHelp={() => setQuestion({ kind: 'keys' })} />}
        </DayHead>
        <DayStatus
          notice={view.notice}
          day={day}
          place={place}
          isLost={isLost}
          trouble={isElsewhere ? trouble.text : undefined}
          spoken={spoken}
        />
        {day.columns.length === 0 ? (
          <p className={styles.nobody}>{words.nobody}</p>
        ) : (
          <>
            <DoctorStrip day={day} chosenId={chosenId} onChoose={setChosenId} />
            {moving && (
              <MoveBar
                ref={bar}
                appointment={moving}
                trouble={trouble?.id === moving.id ? trouble.text : undefined}
                onKeep={(event) => {
                  event.preventDefault();
                  end();
                }}
              />
            )}
            {nextVisit && !moving && (
              <NextVisitBar
                visit={nextVisit}
                date={day.date}
                onLeave={(event) => {
                  event.preventDefault();
                  leaveNextVisit();
                }}
              />
            )}
            <DayBoard
              day={day}
              chosenId={chosenId}
              renderCard={renderCard}
              renderFree={renderFree}
              renderMenu={renderMenu}
              data-moving={moving || nextVisit ? '' : undefined}
              {...drag.handlers}
            />
          </>
        )}
        {told !== null && <DoneBar {...told} onClose={actions.closeTold} />}
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
