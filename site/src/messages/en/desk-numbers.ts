import { NUMBERS_FILE_MONTHS, type Outcome } from '@clinic/contract/numbers.ts';

/** The words of the page with the numbers of a month. */
export const deskNumbersMessages = {
  title: { thin: 'Numbers', bold: 'by doctor' },
  months: 'Months',
  thisMonth: 'This month',
  file: `The last ${NUMBERS_FILE_MONTHS} months as a file (CSV)`,
  none: 'Nobody was booked in this month.',
  chart: {
    title: 'How the appointments ended',
    more: 'The table below says it in figures.',
  },
  outcomes: {
    came: 'Came',
    open: 'To come, or not marked',
    noshow: 'No-show',
    byPatient: 'Cancelled by the patient',
    byClinic: 'Cancelled by the clinic',
  } satisfies Record<Outcome, string>,
  table: {
    title: 'In figures',
    doctor: 'Doctor',
    booked: 'Booked',
    cancelledLate: 'Cancelled within 24 hours',
    daysAhead: 'Days ahead',
    all: 'All doctors',
    noDays: 'none',
  },
  notes: [
    'A month counts the appointments that were booked for its days. Came: those marked as arrived or fulfilled.',
    'Days ahead: half of the visits were booked earlier than this, half later. Within 24 hours: less than a day before the start, by patient or clinic.',
    'Bookings that wait for the review, or that it has cancelled, do not count; neither do appointments that are no longer kept.',
  ],
} as const;
