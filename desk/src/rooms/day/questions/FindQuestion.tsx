import { Button } from '@clinic/ui/Button.tsx';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { type DayLife, toCardId } from '#appointments/day-life.ts';
import type { DeskPlace } from '#appointments/desk-words.ts';
import { FoundList, foundToWords } from '#appointments/found/FoundList.tsx';
import { SearchForm } from '#appointments/found/SearchForm.tsx';
import { useSearch } from '#appointments/found/use-search.ts';
import { opensElsewhere } from '#browser/opens-elsewhere.ts';
import formStyles from '#parts/Form.module.css';
import textStyles from '#parts/Text.module.css';
import { goToCard } from '../live/use-desk-actions.ts';
import { OpenDialog } from './OpenDialog.tsx';

const ID = 'find';
const NOTHING = { question: '', kind: null, coming: [], past: [], isHistory: false, isCut: false };

type Props = { today: string; place: DeskPlace; life: DayLife; onClose: () => void };

/** Finds appointments over the board, with what can be done with each. A name of this day leads to its card. */
export function FindQuestion({ today, place, life, onClose }: Props) {
  const { found, state, ask, askAfterPause } = useSearch({ ...NOTHING, today });

  const inList: DayLife = {
    onAct: async (appointment, ...rest) => {
      await life.onAct?.(appointment, ...rest);
      await ask(found.question);
      // The pressed button may be gone.
      if (document.activeElement === document.body) focusFound(appointment.id);
    },
    ...(life.onAskCancel && { onAskCancel: life.onAskCancel }),
    onMove: (appointment) => {
      flushSync(onClose);
      life.onMove?.(appointment);
    },
  };

  const goToDay = (event: MouseEvent<HTMLDialogElement>) => {
    const hash = event.target instanceof Element && event.target.closest('a')?.hash;
    if (!hash || opensElsewhere(event) || !document.getElementById(hash.slice(1))) return;
    event.preventDefault();
    flushSync(onClose);
    goToCard(hash.slice(toCardId('').length + 1));
  };

  return (
    <OpenDialog id={ID} title="Find an appointment" data-wide="whole" onClick={goToDay} onClose={onClose}>
      <SearchForm id={`${ID}-question`} found={found} ask={ask} askAfterPause={askAfterPause} />
      <p role="status" className={textStyles.strong}>
        {state === 'failed'
          ? 'The search cannot be reached. Check the connection, and press Find.'
          : foundToWords(found)}
      </p>
      <div aria-busy={state === 'asking' || undefined}>
        <FoundList found={found} place={place} life={inList} />
      </div>
      <div className={formStyles.buttons}>
        <Button variant="outline" size="small" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
          Close
        </Button>
      </div>
    </OpenDialog>
  );
}

function focusFound(id: string): void {
  const article = document.querySelector(`dialog [aria-labelledby="found-${CSS.escape(id)}"]`);
  article?.querySelector<HTMLElement>('form button, a')?.focus();
}
