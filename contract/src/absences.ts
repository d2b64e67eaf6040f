/** `away`: the doctor sees nobody, and the times are closed. `late`: everybody comes later. */
export const ABSENCE_KINDS = ['away', 'late'] as const;

export type AbsenceKind = (typeof ABSENCE_KINDS)[number];

/**
 * How a patient is told: by a mail, or by a call because there is no email address, the appointment has begun, or the
 * booking waits for a review. `here`: the patient waits at the clinic. `told`: an earlier press has told this patient.
 * `away` and `late`: the doctor is away, or late otherwise, which outranks this news.
 */
export type Telling = 'mail' | 'no-address' | 'begun' | 'review' | 'here' | 'told' | AbsenceKind;

/** The words of a mail about an absence. */
export type AbsenceLetter = { subject: string; texts: string[] };

/** An absence that is about to be told, with the patients in the order of their times. */
export type AbsenceToTell = {
  kind: AbsenceKind;
  /** The delay; 0 for `away`. */
  minutes: number;
  patients: readonly { telling: Telling; doctor: string; date: string; slot: string }[];
};
