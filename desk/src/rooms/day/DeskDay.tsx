import { type DeskAppointment, isErased } from '@clinic/contract/desk-appointment.ts';
import { type DeskView, listAppointments } from '@clinic/contract/desk-day.ts';
import { toDayPath } from '@clinic/contract/desk-paths.ts';
import { isExpected } from '@clinic/contract/visit-states.ts';
import { useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { toCardId } from '#appointments/day-life.ts';
import { bookingToWords } from '#appointments/desk-words.ts';
import { deskMessages as words } from '#appointments/words.ts';
import { useLiveEvents } from '#browser/use-live-events.ts';
import type { PageProps } from '#frame/page.ts';
import { DoctorFilter } from './board/DoctorFilter.tsx';
import { toSlotKey } from './board/FreeSlot.tsx';
import { LiveBoard } from './board/LiveBoard.tsx';
import styles from './DeskDay.module.css';
import { DayHead } from './head/DayHead.tsx';
import { DayStatus } from './head/DayStatus.tsx';
import { DayTools } from './head/DayTools.tsx';
import { goTo, type KeyAction, useDeskKeys } from './keys/use-desk-keys.ts';
import { useSingleKeys } from './keys/use-single-keys.ts';
import { useClock } from './live/use-clock.ts';
import { useDayLife } from './live/use-day-life.ts';
import { closeAt, goToCard, readFields, useDeskActions } from './live/use-desk-actions.ts';
import { useDeskDay } from './live/use-desk-day.ts';
import { useDeskMove } from './live/use-desk-move.ts';
import { useDeskNews } from './live/use-desk-news.ts';
import { usePresses } from './live/use-presses.ts';
import { DaySheets } from './print/DaySheets.tsx';
import { deskCloseMessages } from './questions/close-words.ts';
import { useEarliest } from './questions/use-earliest.ts';
import { useQuestion } from './questions/use-question.ts';
import { LiveRail } from './rail/LiveRail.tsx';
import { usePanel } from './rail/use-panel.ts';
import { FreeStrip } from './strip/FreeStrip.tsx';
import { MoveBar } from './strip/MoveBar.tsx';
import { NextVisitBar } from './strip/NextVisitBar.tsx';
import { offerTimes } from './strip/offer-times.ts';
import { WaitingStrip } from './strip/WaitingStrip.tsx';

/**
 * The day of the front desk. It wakes, because it follows changes that others make. Without script its forms are posted,
 * and the page stays as it was loaded.
 */
export function DeskDay({ view, clinic: place }: PageProps<DeskView>) {
  const [isAwake, setIsAwake] = useState(false);
  const [doctorId, setDoctorId] = useState<string | null>(null);
  const { freshIds, spoken, say, onChanges } = useDeskNews();
  const { day, put, refresh, holdNews } = useDeskDay(view.day, onChanges);
  const now = useClock(day.now);
  const tellNothingCame = () => actions.announce({ text: words.failed, name: '' });
  const panel = usePanel(day, tellNothingCame);
  const singleKeys = useSingleKeys();
  const actions = useDeskActions({ day, put, refresh, holdNews, place, say, hasKeys: singleKeys.areSingleOn });
  const { act, trouble, offers } = actions;
  const { moving, bar, begin, end, moveTo } = useDeskMove({ date: day.date, given: view.moving ?? null, act });
  const { question, DayQuestion, ask, close } = useQuestion(tellNothingCame);
  const offered = moving ? offerTimes(day, moving) : [];
  const [nextVisit, setNextVisit] = useState(view.nextVisit ?? null);
  const nextOfId = nextVisit?.id;
  const isLost = useLiveEvents(refresh);
  const earliest = useEarliest(day.date > day.today ? day.date : '', nextVisit?.visitId);
  useEffect(() => setIsAwake(true), []);

  const askToCancel = (appointment: DeskAppointment) => ask({ kind: 'cancel', appointment });
  const isTooSoon = usePresses(day);
  const life = useDayLife(isAwake, {
    onAct: (appointment, action, form) => !isTooSoon(appointment, action) && act(appointment, action, readFields(form)),
    // A press on a taken time ends no move.
    onOpen: (appointment) => !moving && panel.open(appointment),
    onAskCancel: askToCancel,
    onMove: begin,
  });

  /** Does something with the appointment that has the focus, or else with the one in the panel. */
  const actByKey = (action: KeyAction) => {
    const cardId = document.activeElement?.closest('article')?.id;
    const appointment = listAppointments(day).find(({ id }) => toCardId(id) === cardId) ?? panel.chosen;
    if (!appointment || moving) return;
    if (action === 'note') {
      if (!isErased(appointment)) panel.write(appointment);
    } else if (action === 'move') {
      if (isExpected(appointment)) begin(appointment);
    } else if (appointment.actions.includes(action)) {
      if (action === 'cancel') return askToCancel(appointment);
      if (isTooSoon(appointment, action)) return;
      const { version, date } = appointment;
      act(appointment, action, new URLSearchParams({ version: String(version), date }));
    }
  };
  const askToBook = () => {
    if (moving) return;
    earliest.ask(doctorId === null ? earliest.asked : { ...earliest.asked, with: `doctor:${doctorId}` });
    ask({ kind: 'earliest' });
  };
  useDeskKeys({
    date: day.date,
    movingId: moving?.id,
    nextOfId,
    areSingleOn: singleKeys.areSingleOn,
    onHelp: () => ask({ kind: 'keys' }),
    onBook: askToBook,
    onFind: () => !moving && ask({ kind: 'find' }),
    onAct: actByKey,
    onUndo: () => (offers.length > 1 ? ask({ kind: 'undo' }) : offers[0] && actions.undo(offers[0])),
    onChoose: (number) => {
      const chosen = offered[number - 1];
      if (moving && chosen) moveTo(moving, chosen);
    },
    onEscape: () => (moving ? end() : panel.chosen && panel.close()),
  });

  const closeQuestion = () => {
    const cancelledId = question?.kind === 'cancel' ? question.appointment.id : '';
    closeAt(cancelledId, close);
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
      close();
      leaveNextVisit();
      actions.offerUndo(appointment, bookingToWords(appointment, place));
    });
    if (appointment.date === day.date) goToCard(appointment.id);
    else document.getElementById('main')?.focus();
  };

  // The sheets are drawn after the frame that shows what was done.
  const printedDay = useDeferredValue(day);
  const isToday = day.date === day.today;
  const isShownInPanel = trouble && panel.chosen?.id === trouble.id;
  const strip = moving ? (
    <MoveBar
      ref={bar}
      appointment={moving}
      offered={isAwake ? offered : []}
      onChoose={(chosen) => moveTo(moving, chosen)}
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
  ) : isToday ? (
    <WaitingStrip day={day} now={now} life={life} />
  ) : (
    <FreeStrip day={day} onBook={isAwake ? (free) => ask({ kind: 'book', place: free }) : undefined} />
  );
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
            {isAwake && <DayTools onHelp={() => ask({ kind: 'keys' })} />}
          </DayHead>
          <DayStatus
            notice={view.notice}
            day={day}
            place={place}
            isLost={isLost}
            trouble={trouble && !moving && !isShownInPanel ? trouble.text : undefined}
            spoken={spoken}
          />
          <div className={styles.strip}>{strip}</div>
          {isAwake && <DoctorFilter day={day} chosenId={doctorId} onChoose={setDoctorId} />}
          {day.columns.length === 0 ? (
            <p className={styles.nobody}>{words.nobody}</p>
          ) : (
            <LiveBoard
              day={day}
              now={now}
              place={place}
              isAwake={isAwake}
              moving={moving}
              moveTo={moveTo}
              offeredKeys={offered.map(toSlotKey)}
              nextOfId={nextOfId}
              chosenId={panel.chosen?.id}
              freshIds={freshIds}
              doctorId={doctorId}
              canFocusDue={!moving && !nextVisit && !view.notice}
              life={life}
              onAsk={ask}
            />
          )}
        </div>
        <LiveRail
          day={day}
          now={now}
          place={place}
          isAwake={isAwake}
          isMoving={moving !== null}
          hasKeys={isAwake && singleKeys.areSingleOn}
          life={life}
          panel={panel}
          actions={actions}
          onNoted={(appointment) => {
            put(appointment);
            say('The note is added.');
          }}
          onBook={askToBook}
        />
        {question && DayQuestion && (
          <DayQuestion
            question={question}
            today={day.today}
            life={life}
            clinic={place}
            nextVisit={nextVisit}
            earliest={earliest}
            offers={offers}
            onUndo={actions.undo}
            {...singleKeys}
            onCancel={async (appointment, form) =>
              (await act(appointment, 'cancel', readFields(form)))?.kind !== 'failed'
            }
            onChoose={(chosen) => ask({ kind: 'book', place: chosen, visit: earliest.answer?.earliest.asked.visit })}
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
      <DaySheets day={printedDay} />
    </>
  );
}
