import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import type { KeyboardEvent } from 'react';
import type { SlotPlace } from '#appointments/booking/book.ts';
import { EarliestFields } from '#appointments/earliest/EarliestFields.tsx';
import { EarliestTimes } from '#appointments/earliest/EarliestTimes.tsx';
import { deskEarliestMessages as words } from '#appointments/earliest/words.ts';
import styles from '#parts/Form.module.css';
import { toShortcut } from '../keys/pressed-key.ts';
import { readFields } from '../live/use-desk-actions.ts';
import { OpenDialog } from './OpenDialog.tsx';
import type { LiveEarliest } from './use-earliest.ts';

type Props = { earliest: LiveEarliest; onChoose: (place: SlotPlace) => void; onClose: () => void };

/** Asks with whom a caller wants to talk, and offers the next free times. The keys 1 to 3 choose one of them. */
export function EarliestQuestion({ earliest: { asked, answer, state, ask }, onChoose, onClose }: Props) {
  const chooseByKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    const place = answer?.earliest.times[Number(toShortcut(event)) - 1];
    if (!place || state === 'asking' || event.target instanceof HTMLInputElement) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(place);
  };
  return (
    <OpenDialog id="earliest" title={words.title} onClose={onClose} onKeyDown={chooseByKey}>
      <form
        className={styles.form}
        method="get"
        action={DESK_PATHS.earliest}
        onChange={(event) => {
          const { with: whom = '', from = '', part = '', visit } = Object.fromEntries(readFields(event.currentTarget));
          ask({ with: whom, from, part, ...(visit !== undefined && { visit }) });
        }}
        onSubmit={(event) => event.preventDefault()}
      >
        <EarliestFields
          departments={answer?.departments ?? []}
          visits={answer?.visits}
          asked={asked}
          today={answer?.today ?? ''}
          hasFocus
        />
        <div role="status" aria-busy={state === 'asking' || undefined}>
          {state === 'failed' ? (
            <p>{words.failed}</p>
          ) : (
            answer && <EarliestTimes earliest={answer.earliest} today={answer.today} onChoose={onChoose} />
          )}
        </div>
        <div className={styles.buttons}>
          <Button variant="outline" size="small" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
            {words.back}
          </Button>
        </div>
      </form>
    </OpenDialog>
  );
}
