import { useEffect, useRef } from 'react';
import { AlertDialog } from '#components/ui/AlertDialog.tsx';
import type { Advice } from '#lib/browser/appointment-client.ts';
import { formatWait } from '#lib/browser/retry-after.ts';
import { bookingMessages } from '#messages/booking.en.ts';
import styles from './BookingDialog.module.css';

type Props = {
  kind: 'incomplete' | 'failed' | 'booked';
  /** The booking's reference; absent when the answer has none. */
  reference: string | undefined;
  /** Why the booking has failed, and how long to wait. */
  advice: Advice;
  phone: string;
  phoneHref: string;
  onClose: () => void;
};

const words = bookingMessages.dialogs;

/** The wizard's messages (specification, point 8). The dialog opens when it is rendered. */
export function BookingDialog({ kind, reference, advice, phone, phoneHref, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    // The button, because Enter on the phone link would call the clinic.
    dialog.current?.querySelector('button')?.focus();
  }, []);

  return (
    <AlertDialog
      ref={dialog}
      id="booking-dialog"
      sign={kind === 'booked' ? 'success' : 'attention'}
      title={words[kind].title}
      text={words[kind].text}
      closeLabel={words.close}
      onClose={onClose}
    >
      {kind === 'booked' && reference && (
        <p>
          {`${words.reference} `}
          <span className={styles.reference}>{reference}</span>
        </p>
      )}
      {kind === 'failed' && (
        <>
          {advice.words && <p>{advice.words}</p>}
          {advice.waitSeconds && <p className={styles.wait}>{words.wait(formatWait(advice.waitSeconds))}</p>}
          <p>
            {`${words.call} `}
            <a className={`${styles.phone} touch-target`} href={phoneHref}>
              {phone}
            </a>
          </p>
        </>
      )}
    </AlertDialog>
  );
}
