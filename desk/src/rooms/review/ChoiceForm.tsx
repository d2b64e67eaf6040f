import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { DangerButton } from '#parts/DeskButton.tsx';
import { Fold } from '#parts/Fold.tsx';
import textStyles from '#parts/Text.module.css';
import { TextLink } from '#parts/TextLink.tsx';
import styles from './ChoiceForm.module.css';
import { ASK, CHOICE, CHOSEN } from './ChoiceForm.script.ts';
import { CLEARED } from './view.ts';
import { askToWords, bookingsToWords } from './words.ts';

type Props = {
  /** The key of a pattern, or `CLEARED`. */
  pattern: string;
  title: string;
  count: number;
  times?: string;
  children: ReactNode;
};

/** Bookings, some of them selected, the actions for the selected ones, and the way back. */
export function ChoiceForm({ pattern, title, count, times, children }: Props) {
  const isCleared = pattern === CLEARED;
  return (
    <form
      className={styles.choice}
      {...{ [CHOICE]: '' }}
      method="post"
      action={isCleared ? `${DESK_PATHS.review}/restore` : undefined}
    >
      {/* Enter in a field presses the form's first button: this one, which does nothing. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="pattern" value={pattern} />
      <div className={textStyles.parts}>
        <h2 className={textStyles.title}>
          {title}: <b>{bookingsToWords(count)}</b>
        </h2>
        {times && <p>{times}</p>}
        <TextLink href={DESK_PATHS.review}>All patterns</TextLink>
      </div>
      <div className={styles.actions}>
        <p role="status" className={textStyles.strong} {...{ [CHOSEN]: '' }} />
        {isCleared ? (
          <HintedButton hint="if the time is still free; patients who were told of the cancellation get a mail">
            Put back
          </HintedButton>
        ) : (
          <ClearActions />
        )}
      </div>
      {children}
    </form>
  );
}

/** Cancels the selected bookings, or keeps them. */
function ClearActions() {
  return (
    <>
      <Fold look="danger" summary={<span {...{ [ASK]: '' }}>{askToWords()}</span>}>
        <p>Their times become free at once. Nobody is told, and waiting mails are not sent.</p>
        <div>
          <DangerButton formAction={`${DESK_PATHS.review}/cancel`}>Yes, cancel them</DangerButton>
        </div>
      </Fold>
      <HintedButton
        variant="outline"
        formAction={`${DESK_PATHS.review}/keep`}
        hint="takes the marks away, and sends the mails that were held back"
      >
        Confirm as genuine
      </HintedButton>
    </>
  );
}

function HintedButton({ hint, ...button }: ComponentProps<typeof Button> & { hint: string }) {
  return (
    <div className={styles.action}>
      <Button type="submit" size="small" aria-describedby="choice-hint" {...button} />
      <span id="choice-hint">{hint}</span>
    </div>
  );
}
