import type { ShownSlot } from '@clinic/contract/appointment.ts';
import { describeError, FieldError } from '@clinic/ui/Field.tsx';
import type { TimeGroup } from '#lib/browser/booking/time-groups.ts';
import { fieldLabels, bookingMessages as words } from '#messages/booking.ts';
import { labelToTile } from '#messages/dates-and-times.ts';
import '@clinic/ui/styles/compositions/field-label.css';
import '@clinic/ui/styles/compositions/choice-tile.css';
import styles from './slots.module.css';
import { fieldToId } from './step-props.ts';
import { TimeGroups } from './TimeGroups.tsx';

type Props = {
  groups: TimeGroup<ShownSlot>[];
  chosen: string;
  error: string | undefined;
  onChoose: (time: string) => void;
};

const FIELD_ID = fieldToId('appointmentTime');

/** The day's slots as radio buttons. A slot that cannot be chosen says why. */
export function SlotChoice({ groups, chosen, error, onChoose }: Props) {
  // Without script two doctors may have times in common.
  const chosenGroup = groups.find(({ slots }) => slots.some(({ time }) => time === chosen));
  return (
    // The error stands beside the group, which owns radio buttons alone.
    <div>
      <div
        role="radiogroup"
        id={FIELD_ID}
        tabIndex={-1}
        aria-labelledby={`${FIELD_ID}-label`}
        aria-required
        {...describeError(FIELD_ID, error)}
      >
        <div id={`${FIELD_ID}-label`} className="field-label">
          {fieldLabels.appointmentTime}
        </div>
        <TimeGroups
          id={FIELD_ID}
          groups={groups}
          renderTime={({ time, state, isSoon }, group) => (
            <label key={time} className={`${styles.slot} choice-tile`}>
              <input
                type="radio"
                name="appointmentTime"
                value={time}
                checked={group === chosenGroup && time === chosen}
                onChange={() => onChoose(time)}
                disabled={state !== 'free'}
              />
              <span className={styles.time}>{labelToTile(time, group.heading)}</span>
              {state === 'free' ? (
                <span className={`${styles.state} ${styles.chosen}`} aria-hidden="true">
                  {words.chosen}
                </span>
              ) : (
                <span className={styles.state}>{isSoon ? words.callUs : words.slotStates[state]}</span>
              )}
            </label>
          )}
        />
      </div>
      {error && <FieldError id={`${FIELD_ID}-error`}>{error}</FieldError>}
    </div>
  );
}
