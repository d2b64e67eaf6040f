import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskDay } from '@clinic/contract/desk-day.ts';
import type { DayLife } from '#appointments/day-life.ts';
import { type DeskPlace, isMailWaiting } from '#appointments/desk-words.ts';
import { DoneBar } from '../bars/DoneBar.tsx';
import { Toasts } from '../bars/Toast.tsx';
import { UndoOffer } from '../bars/UndoOffer.tsx';
import { isPastVisit } from '../desk-day.ts';
import { getOpened } from '../live/opened-parts.ts';
import { closeAt, type useDeskActions } from '../live/use-desk-actions.ts';
import { ComingList } from './ComingList.tsx';
import { Rail } from './Rail.tsx';
import type { usePanel } from './use-panel.ts';

type Props = {
  day: DeskDay;
  now: Date;
  place: DeskPlace;
  isAwake: boolean;
  /** Whether a time is chosen on the board, which the panel then leaves in sight on narrow screens. */
  isMoving: boolean;
  hasKeys: boolean;
  life: DayLife;
  panel: ReturnType<typeof usePanel>;
  actions: ReturnType<typeof useDeskActions>;
  onNoted: (appointment: DeskAppointment) => void;
  onBook: () => void;
};

/** The rail of a day: the panel of an appointment or what comes next, and at its foot what was just done. */
export function LiveRail({
  day,
  now,
  place,
  isAwake,
  isMoving,
  hasKeys,
  life,
  panel,
  actions,
  onNoted,
  onBook,
}: Props) {
  const { trouble, offers, told } = actions;
  const { chosen } = panel;
  const VisitPanel = getOpened()?.VisitPanel;
  return (
    <Rail
      isOpen={chosen !== null && !isMoving}
      hasKeys={hasKeys}
      onBook={
        isAwake
          ? (event) => {
              event.preventDefault();
              onBook();
            }
          : undefined
      }
      foot={
        (offers.length > 0 || told) && (
          <Toasts latest={offers[0]?.key}>
            {[...offers].reverse().map((offer) => (
              <UndoOffer
                key={offer.key}
                text={offer.text}
                name={offer.appointment.name}
                isFinal={isMailWaiting(offer.appointment)}
                hasKey={offer === offers[0]}
                startMs={offer.startMs}
                lastsMs={offer.lastsMs}
                onUndo={() => actions.undo(offer)}
                onClose={() => closeAt(offer.appointment.id, () => actions.closeOffer(offer))}
              />
            ))}
            {told && <DoneBar {...told} onClose={actions.closeTold} />}
          </Toasts>
        )
      }
    >
      {chosen && VisitPanel ? (
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
          trouble={trouble?.id === chosen.id ? trouble.text : undefined}
          details={panel.details}
          note={{ isWriting: panel.isWriting, onWrite: panel.setIsWriting, onNoted }}
          onClose={panel.close}
        />
      ) : (
        <ComingList day={day} now={now} place={place} life={life} />
      )}
    </Rail>
  );
}
