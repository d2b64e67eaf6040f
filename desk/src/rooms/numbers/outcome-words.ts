import type { Outcome } from './queries.ts';

/** How an appointment ended, in chart and table. */
export const outcomeWords: Record<Outcome, string> = {
  came: 'Came',
  open: 'To come, or not marked',
  noshow: 'No-show',
  byPatient: 'Cancelled by the patient',
  byClinic: 'Cancelled by the clinic',
};
