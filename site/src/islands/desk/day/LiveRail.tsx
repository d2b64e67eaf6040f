import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskDay } from '@clinic/contract/desk-day.ts';
import { ComingList } from '#components/desk/day/ComingList.tsx';
import { DoneBar } from '#components/desk/day/DoneBar.tsx';
import type { DayLife } from '#components/desk/day/day-life.ts';
import { Rail } from '#components/desk/day/Rail.tsx';
import { Toasts } from '#components/desk/day/Toast.tsx';
import { VisitPanel } from '#components/desk/day/VisitPanel.tsx';
import { isPastVisit } from '#lib/browser/desk/desk-day.ts';
import { type DeskPlace, isMailWaiting } from '#lib/desk/desk-words.ts';
import { UndoOffer } from './UndoOffer.tsx';
import { closeAt, type useDeskActions } from './use-desk-actions.ts';
import type { usePanel } from './use-panel.ts';

type Props = {
  day: DeskDay;
  now: Date;
  place: DeskPlace;
  isAwake: boolean;
  hasKeys: boolean;
  toCardLife: (appointment: DeskAppointment) => DayLife;
  panel: ReturnType<typeof usePanel>;
  actions: ReturnType<typeof useDeskActions>;
  onBook: () => void;
};

/** The rail of a day: the panel of an appointment or what comes next, and at its foot what was just done. */
export function LiveRail({ day, now, place, isAwake, hasKeys, toCardLife, panel, actions, onBook }: Props) {
  const { trouble, offers, told } = actions;
  const { chosen } = panel;
  return (
    <Rail
      isOpen={chosen !== null}
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
          <Toasts>
            {[...offers].reverse().map((offer) => (
              <UndoOffer
                key={offer.key}
                text={offer.text}
                name={offer.appointment.name}
                isFinal={isMailWaiting(offer.appointment)}
                hasKey={offer === offers[0]}
                startMs={offer.startMs}
                onUndo={() => actions.undo(offer)}
                onClose={() => closeAt(offer.appointment.id, () => actions.closeOffer(offer))}
              />
            ))}
            {told && <DoneBar {...told} onClose={actions.closeTold} />}
          </Toasts>
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
          life={toCardLife(chosen)}
          hasKeys={hasKeys}
          trouble={trouble?.id === chosen.id ? trouble.text : undefined}
          details={panel.details}
          onClose={panel.close}
        />
      ) : (
        <ComingList day={day} now={now} timeZone={place.timeZone} toCardLife={toCardLife} />
      )}
    </Rail>
  );
}
