// What few visitors of the wizard need, in one file that is fetched late (docs/decisions/051-late-files-of-the-wizard.md).
export { Facts, getChatLink } from './BookedParts.tsx';
export { ToldToWait, WaitingBooking } from './WaitingBooking.tsx';
