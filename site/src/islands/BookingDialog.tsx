import { useEffect, useRef } from 'react';
import { AlertDialog } from '#components/ui/AlertDialog.tsx';
import { bookingMessages } from '#messages/booking.en.ts';
import styles from './BookingDialog.module.css';

type Props = {
  kind: 'incomplete' | 'failed' | 'booked';
  /** What a patient quotes later; absent when the answer carried none. */
  reference: string | undefined;
  onClose: () => void;
};

const words = bookingMessages.dialogs;

/** The wizard's messages (specification, point 8). It opens as soon as it is there. */
export function BookingDialog({ kind, reference, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
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
          {words.reference} <span className={styles.reference}>{reference}</span>
        </p>
      )}
    </AlertDialog>
  );
}
