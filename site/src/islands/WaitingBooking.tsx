import { type ReactNode, type Ref, useEffect, useEffectEvent } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { createTimeLimit } from '#lib/browser/time-limit.ts';
import { waitingBookingWords as words } from '#messages/waiting-booking.en.ts';
import styles from './WaitingBooking.module.css';

/** How often the clinic is asked whether it can be reached: a lost line does not always say that it is back. */
const ASK_AGAIN_MS = 15_000;

type Props = {
  ref: Ref<HTMLElement>;
  isSending: boolean;
  /** It waited already when the page was opened. */
  isRestored: boolean;
  /** The link to the clinic's number: handed in, because the wizard's own file has it already. */
  phoneLink: ReactNode;
  /** Asks the API for something that costs nothing. */
  isReachable: (signal: AbortSignal) => Promise<boolean>;
  onSend: (how?: 'by-itself') => void;
  onEnd: (text: string) => void;
};

/** A booking that has no answer yet. It is sent again by itself as soon as the API answers at all. */
export function WaitingBooking({ ref, isSending, isRestored, phoneLink, isReachable, onSend, onEnd }: Props) {
  const sendWhenReachable = useEffectEvent(async (signal: AbortSignal) => {
    if (!isSending && (await isReachable(createTimeLimit(ASK_AGAIN_MS))) && !signal.aborted) onSend('by-itself');
  });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = () => sendWhenReachable(signal);
    if (isRestored) ask();
    addEventListener('online', ask, { signal });
    const timer = setInterval(ask, ASK_AGAIN_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [isRestored]);

  return (
    <section ref={ref} className={styles.waiting} tabIndex={-1} aria-labelledby="booking-waits">
      <h2 id="booking-waits" className={styles.title}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      <p>{words.stay}</p>
      <p>
        {words.call} {phoneLink}
      </p>
      <div className={`${styles.actions} cluster`}>
        <Button size="small" aria-disabled={isSending} onClick={() => onSend()}>
          {words.try}
        </Button>
        <Button size="small" variant="outline" disabled={isSending} onClick={() => onEnd(words.ended)}>
          {words.end}
        </Button>
      </div>
    </section>
  );
}

/** Told beside the failure. */
export function ToldToWait() {
  return <p className={styles.told}>{words.told}</p>;
}
