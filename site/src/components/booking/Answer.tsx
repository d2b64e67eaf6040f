import type { ReactNode } from 'react';
import { bookingMessages } from '#messages/booking.ts';
import { BookingFrame } from './BookingFrame.tsx';
import { BookingRail } from './BookingRail.tsx';

type Props = {
  kind: 'booked' | 'failed';
  phone: string;
  children: ReactNode;
};

/** The frame of a page that answers a form sent without script. It looks like the wizard. */
export function Answer({ kind, phone, children }: Props) {
  const { title, text } = bookingMessages.dialogs[kind];
  const rail = <BookingRail title={{ bold: title }} subtitle={text} />;
  return (
    <BookingFrame rail={rail} phone={phone}>
      {children}
    </BookingFrame>
  );
}
