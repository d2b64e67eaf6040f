// The wizard's parts that are needed after its first step, in one file that is loaded late
// (docs/decisions/015-the-booking-form.md).
export { BookingSummary } from '#components/booking/BookingSummary.tsx';
export { ChosenDoctor } from '#components/booking/ChosenDoctor.tsx';
export { VisitChoice } from '#components/booking/VisitChoice.tsx';
export { describeLostSlot } from '#lib/browser/booking/lost-slot.ts';
export { groupByPartOfDay } from '#lib/browser/booking/time-groups.ts';
export { AnyDoctor } from './AnyDoctor.tsx';
export { Facts, getChatLink } from './BookedParts.tsx';
export { BookedStrip } from './BookedStrip.tsx';
export { EmailQuestion } from './EmailQuestion.tsx';
export { MonthView } from './MonthView.tsx';
export { ToldToWait, WaitingBooking } from './WaitingBooking.tsx';
