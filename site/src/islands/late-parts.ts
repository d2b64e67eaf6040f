// What the wizard needs after its first step, in one file that is fetched late (docs/decisions/051-late-files-of-the-wizard.md).
export { Facts, getChatLink } from './BookedParts.tsx';
export { MonthView } from './MonthView.tsx';
export { ToldToWait, WaitingBooking } from './WaitingBooking.tsx';
