import type { ShownSlot } from '@clinic/contract/appointment.ts';
import styles from '#components/booking/slots.module.css';
import { TimeGroups } from '#components/booking/TimeGroups.tsx';
import { groupByPartOfDay } from '#lib/browser/booking/time-groups.ts';
import { bookingMessages } from '#messages/booking.ts';
import { labelToTile } from '#messages/dates-and-times.ts';
import { portalMessages } from '#messages/portal.ts';
import '@clinic/ui/styles/compositions/field-label.css';
import '@clinic/ui/styles/compositions/choice-tile.css';

type Props = {
  title: string;
  slots: ShownSlot[];
  /** The clinic's slots, on the 24-hour clock. */
  clinicSlots: readonly string[];
  /** The label of the slot that the patient has on this day. */
  own: string | undefined;
  /** The element that says why the last choice was refused. */
  describedBy: string | undefined;
};

/** The times of a day as radio buttons. A time that cannot be chosen says why. */
export function MoveSlots({ title, slots, clinicSlots, own, describedBy }: Props) {
  return (
    <div role="radiogroup" aria-labelledby="move-times" aria-describedby={describedBy} aria-required>
      <div id="move-times" className="field-label">
        {title}
      </div>
      <TimeGroups
        id="move-times"
        groups={groupByPartOfDay(slots, clinicSlots)}
        renderTime={({ time, state, isSoon }, { heading }) => (
          <label key={time} className={`${styles.slot} choice-tile`} data-own={time === own ? '' : undefined}>
            <input type="radio" name="appointmentTime" value={time} disabled={state !== 'free'} />
            <span className={styles.time}>{labelToTile(time, heading)}</span>
            {state === 'free' ? (
              <span className={`${styles.state} ${styles.chosen}`} aria-hidden="true">
                {bookingMessages.chosen}
              </span>
            ) : (
              <span className={styles.state}>{time === own ? portalMessages.move.yours : toWords(state, isSoon)}</span>
            )}
          </label>
        )}
      />
    </div>
  );
}

const toWords = (state: ShownSlot['state'], isSoon: boolean | undefined) =>
  isSoon ? bookingMessages.callUs : bookingMessages.slotStates[state];
