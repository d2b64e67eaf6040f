import { type DeskAppointment, type DeskView, listAppointments } from '@clinic/contract/desk.ts';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { AppointmentCard } from '#components/desk/AppointmentCard.tsx';
import { DayBoard } from '#components/desk/DayBoard.tsx';
import { DayHead } from '#components/desk/DayHead.tsx';
import { DayNotice, noticeToWords } from '#components/desk/DayNotice.tsx';
import { DoctorStrip } from '#components/desk/DoctorStrip.tsx';
import { KeyList } from '#components/desk/KeyList.tsx';
import type { CardRenderer } from '#components/desk/SlotCell.tsx';
import { Button } from '#components/ui/Button.tsx';
import type { DeskPlace } from '#lib/desk-words.ts';
import { deskMessages as words } from '#messages/desk.en.ts';
import { CancelQuestion } from './CancelQuestion.tsx';
import styles from './DeskDay.module.css';
import { OpenDialog } from './OpenDialog.tsx';
import { UndoOffer } from './UndoOffer.tsx';
import { keepFocus, readFields, useDeskActions } from './use-desk-actions.ts';
import { useDeskDay } from './use-desk-day.ts';
import { goTo, useDeskKeys } from './use-desk-keys.ts';
import { useDeskNews } from './use-desk-news.ts';
import { useLiveEvents } from './use-live-events.ts';

type Props = {
  /** `null` draws nothing: the page's first rendering, whose scripts its security policy names. */
  view: DeskView | null;
  place: DeskPlace;
};

/**
 * The day of the front desk. It must hydrate, because it follows what others do. Without script its forms are sent as
 * forms, and the page stands as it was loaded.
 */
export function DeskDay({ view, place }: Props) {
  return view && <Day view={view} place={place} />;
}

function Day({ view, place }: { view: DeskView; place: DeskPlace }) {
  const [isAwake, setIsAwake] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [asked, setAsked] = useState<DeskAppointment | null>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { freshIds, spoken, say, onChanges } = useDeskNews();
  const { day, put, refresh } = useDeskDay(view.day, onChanges);
  const { act, undo, busyId, trouble, offer, closeOffer } = useDeskActions({ day, put, refresh, place, say });
  const isLost = useLiveEvents(refresh);
  useDeskKeys(
    day.date,
    useCallback(() => setIsHelpOpen(true), []),
  );
  useEffect(() => setIsAwake(true), []);

  const closeAt = (id: string, close: () => void) => {
    flushSync(close);
    keepFocus(id);
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
        trouble={trouble?.id === id ? trouble.text : undefined}
        offer={
          offer?.appointment.id === id && (
            <UndoOffer text={offer.text} onUndo={() => undo(offer)} onClose={() => closeAt(id, closeOffer)} />
          )
        }
        {...(isAwake && {
          onAct: (_appointment, action, form) => act(appointment, action, readFields(form)),
          onAskCancel: setAsked,
        })}
      />
    );
  };

  const isGone = trouble && !listAppointments(day).some(({ id }) => id === trouble.id);
  return (
    <div className={styles.day}>
      <DayHead
        day={day}
        onChooseDate={(event) => {
          event.preventDefault();
          goTo(String(new FormData(event.currentTarget).get('date')));
        }}
      >
        {isAwake && (
          <Button variant="outline" size="small" className={styles.keys} onClick={() => setIsHelpOpen(true)}>
            {words.keys.open}
          </Button>
        )}
      </DayHead>
      <div role="status">
        {view.notice && <DayNotice kind={view.notice.kind}>{noticeToWords(view.notice)}</DayNotice>}
        {day.isClosed && <DayNotice kind="quiet">{closedToWords(day)}</DayNotice>}
        {isLost && <DayNotice kind="quiet">{words.live.lost}</DayNotice>}
        {isGone && <DayNotice kind="refused">{trouble.text}</DayNotice>}
      </div>
      {/* The key makes a new element each time, so that equal words are read again. */}
      <p role="status" className="visually-hidden">
        <span key={spoken.at}>{spoken.text}</span>
      </p>
      {day.columns.length === 0 ? (
        <p className={styles.nobody}>{words.nobody}</p>
      ) : (
        <>
          <DoctorStrip day={day} chosenId={chosenId} onChoose={setChosenId} />
          <DayBoard day={day} chosenId={chosenId} renderCard={renderCard} />
        </>
      )}
      {asked && (
        <CancelQuestion
          appointment={asked}
          isBusy={busyId === asked.id}
          onCancel={async (form) => (await act(asked, 'cancel', readFields(form))) !== 'failed'}
          onClose={() => closeAt(asked.id, () => setAsked(null))}
        />
      )}
      {isHelpOpen && (
        <OpenDialog id="keys" title={words.keys.title} onClose={() => setIsHelpOpen(false)}>
          <KeyList />
        </OpenDialog>
      )}
    </div>
  );
}

function closedToWords({ closedReason }: DeskView['day']): string {
  return closedReason ? `${words.closedFor(closedReason)}. ${words.closed}` : words.closed;
}
