import { Button } from '@clinic/ui/Button.tsx';
import { createTimeLimit } from '@clinic/ui/browser/time-limit.ts';
import { type ReactNode, type Ref, useEffect, useEffectEvent } from 'react';
import { waitingBookingWords as words } from '#messages/booking-late.ts';
import '@clinic/ui/styles/compositions/panel.css';
import styles from './WaitingBooking.module.css';

/** How often the API is asked whether it can be reached. A browser does not always report that a connection is back. */
const ASK_AGAIN_MS = 15_000;

/** How long a connection may need, after the browser has reported it, until requests pass. */
const SETTLE_MS = 2000;

type Props = {
  ref: Ref<HTMLElement>;
  isSending: boolean;
  /** Whether the booking was already waiting when the page was opened. */
  isRestored: boolean;
  /** The link to the clinic's number, passed in because the wizard's own file already holds it. */
  phoneLink: ReactNode;
  /** Sends the API a cheap request; resolves to whether it answers. */
  isReachable: (signal: AbortSignal) => Promise<boolean>;
  onSend: (how?: 'by-itself') => void;
  onEnd: (text: string) => void;
};

/** Shows a booking that has no answer yet. It is sent again by itself as soon as the API answers. */
export function WaitingBooking({ ref, isSending, isRestored, phoneLink, isReachable, onSend, onEnd }: Props) {
  const sendWhenReachable = useEffectEvent(async (signal: AbortSignal) => {
    if (!isSending && (await isReachable(createTimeLimit(ASK_AGAIN_MS))) && !signal.aborted) onSend('by-itself');
  });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = () => sendWhenReachable(signal);
    if (isRestored) ask();
    let settling = 0;
    const askTwice = () => {
      ask();
      settling = window.setTimeout(ask, SETTLE_MS);
    };
    addEventListener('online', askTwice, { signal });
    const timer = setInterval(ask, ASK_AGAIN_MS);
    return () => {
      leaving.abort();
      clearTimeout(settling);
      clearInterval(timer);
    };
  }, [isRestored]);

  return (
    <section ref={ref} className={`${styles.waiting} panel`} tabIndex={-1} aria-labelledby="booking-waits">
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

/** Says in the dialog about a failure that the booking waits. */
export function ToldToWait() {
  return <p className={styles.told}>{words.told}</p>;
}
