import { canMove, type DeskAction, type DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { type DeskView, listAppointments } from '@clinic/contract/desk-day.ts';
import { toDayPath } from '@clinic/contract/desk-paths.ts';
import { useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { DayHead } from '#components/desk/day/DayHead.tsx';
import { DaySheets } from '#components/desk/day/DaySheets.tsx';
import { DayStatus } from '#components/desk/day/DayStatus.tsx';
import { DoctorFilter } from '#components/desk/day/DoctorFilter.tsx';
import { toCardId } from '#components/desk/day/day-life.ts';
import { FreeStrip } from '#components/desk/day/FreeStrip.tsx';
import { MoveBar } from '#components/desk/day/MoveBar.tsx';
import { NextVisitBar } from '#components/desk/day/NextVisitBar.tsx';
import { WaitingStrip } from '#components/desk/day/WaitingStrip.tsx';
import { bookingToWords, type DeskPlace } from '#lib/desk/desk-words.ts';
import { deskMessages as words } from '#messages/desk.ts';
import { deskCloseMessages } from '#messages/desk-close.ts';
import { DayQuestion, type Question } from './DayQuestion.tsx';
import { DayTools } from './DayTools.tsx';
import styles from './DeskDay.module.css';
import { LiveBoard } from './LiveBoard.tsx';
import { LiveRail } from './LiveRail.tsx';
import { useClock } from './use-clock.ts';
import { useDayLife } from './use-day-life.ts';
import { closeAt, goToCard, readFields, useDeskActions } from './use-desk-actions.ts';
import { useDeskDay } from './use-desk-day.ts';
import { goTo, useDeskKeys } from './use-desk-keys.ts';
import { useDeskMove } from './use-desk-move.ts';
import { useDeskNews } from './use-desk-news.ts';
import { useEarliest } from './use-earliest.ts';
import { useLiveEvents } from './use-live-events.ts';
import { usePanel } from './use-panel.ts';
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
  const { day, put, refresh, holdNews } = useDeskDay(view.day, onChanges);
  const now = useClock(day.now);
  const panel = usePanel(day);
  const actions = useDeskActions({ day, put, refresh, holdNews, place, say });
  const { act, busyId, trouble, offers } = actions;
  const { moving, bar, begin, end, moveTo } = useDeskMove({ date: day.date, given: view.moving ?? null, act });
  const [nextVisit, setNextVisit] = useState(view.nextVisit ?? null);
  const nextOfId = nextVisit?.id;
  const isLost = useLiveEvents(refresh);
  const singleKeys = useSingleKeys();
  const earliest = useEarliest(day.date > day.today ? day.date : '', nextVisit?.visitId);
  useEffect(() => setIsAwake(true), []);

  const ask = (appointment: DeskAppointment) => setQuestion({ kind: 'cancel', appointment });
  const toCardLife = useDayLife(isAwake, busyId, {
    onAct: (appointment, action, form) => act(appointment, action, readFields(form)),
    onOpen: panel.open,
    onAskCancel: ask,
    onMove: begin,
  });

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
    onUndo: () => offers[0] && actions.undo(offers[0]),
    onEscape: () => (moving ? end() : panel.chosen && panel.close()),
  });

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

  // The sheets are drawn after the frame that shows what was done.
  const printedDay = useDeferredValue(day);
  const isToday = day.date === day.today;
  const isShownInPanel = trouble && panel.chosen?.id === trouble.id;
  const strip = moving ? (
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
  ) : isToday ? (
    <WaitingStrip day={day} now={now} toCardLife={toCardLife} />
  ) : (
    <FreeStrip day={day} onBook={isAwake ? (free) => setQuestion({ kind: 'book', place: free }) : undefined} />
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
              busyId={busyId}
              nextOfId={nextOfId}
              chosenId={panel.chosen?.id}
              freshIds={freshIds}
              doctorId={doctorId}
              canFocusDue={!moving && !nextVisit && !view.notice}
              toCardLife={toCardLife}
              onAsk={setQuestion}
            />
          )}
        </div>
        <LiveRail
          day={day}
          now={now}
          place={place}
          isAwake={isAwake}
          hasKeys={isAwake && singleKeys.areSingleOn}
          toCardLife={toCardLife}
          panel={panel}
          actions={actions}
          onBook={askToBook}
        />
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
            onChoose={(chosen) =>
              setQuestion({ kind: 'book', place: chosen, visit: earliest.answer?.earliest.asked.visit })
            }
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
