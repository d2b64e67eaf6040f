import { AlertDialog } from '@clinic/ui/AlertDialog.tsx';
import { openDialog } from '@clinic/ui/open-dialog.ts';
import { useEffect, useRef } from 'react';
import { BookedLinks } from '#components/booking/BookedLinks.tsx';
import { PhoneLink } from '#components/booking/PhoneLink.tsx';
import type { Advice } from '#lib/browser/booking/refusal-words.ts';
import { bookingMessages } from '#messages/booking.ts';
import type { BookedPartsProps } from './BookedParts.tsx';
import styles from './BookingDialog.module.css';
import type { LateParts } from './use-late-parts.ts';

type Props = BookedPartsProps & {
  kind: 'incomplete' | 'failed' | 'booked';
  /** Says why the booking has failed, and how long to wait. */
  advice: Advice;
  /** Whether the booking waits to be sent again by itself. */
  isWaiting: boolean;
  parts: LateParts | undefined;
  onClose: () => void;
};

const words = bookingMessages.dialogs;

/** Shows the wizard's messages (`docs/product.md`, 'Booking'). The dialog opens when it is rendered. */
export function BookingDialog({ kind, advice, isWaiting, parts, onClose, ...facts }: Props) {
  const { booked, phone } = facts;
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // The dialog itself keeps the focus: screen readers then read title, text and reference.
    if (dialog.current) openDialog(dialog.current, dialog.current);
  }, []);

  return (
    <AlertDialog
      ref={dialog}
      id="booking-dialog"
      onKeyDown={(event) => {
        const { key, repeat, target, currentTarget } = event;
        if (key !== 'Enter' || target !== currentTarget) return;
        // The focus goes back to a button of the form, which this Enter must not press.
        event.preventDefault();
        if (!repeat) currentTarget.close();
      }}
      sign={kind === 'booked' ? 'success' : 'attention'}
      title={words[kind].title}
      text={words[kind].text}
      closeLabel={words.close}
      links={booked.manageUrl && <BookedLinks booked={booked} chatLink={parts?.getChatLink(facts)} />}
      onClose={onClose}
    >
      {booked.reference &&
        (parts ? (
          <parts.Facts {...facts} />
        ) : (
          <p>
            {`${words.reference} `}
            <span className={styles.reference}>{booked.reference}</span>
          </p>
        ))}
      {kind === 'failed' && (
        <>
          {isWaiting && parts && <parts.ToldToWait />}
          {advice.why && <p>{advice.why}</p>}
          {advice.wait && <p className={styles.wait}>{advice.wait}</p>}
          <p>
            {`${words.call} `}
            <PhoneLink phone={phone} variant="firm" />
          </p>
        </>
      )}
    </AlertDialog>
  );
}
