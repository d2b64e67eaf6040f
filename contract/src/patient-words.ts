import { OPTIONAL_FIELDS, OPTIONAL_TEXTS, type OptionalField } from './booking-form.ts';

/** The fields that patients fill in with their own words, in the order in which the desk and the mails show them. */
export const PATIENT_FIELDS = ['name', 'phone', 'email', ...OPTIONAL_FIELDS] as const;

export type PatientField = (typeof PATIENT_FIELDS)[number];

/** A patient's own words, which are personal: they are erased, and given to that patient on request. */
export type PatientWords = Record<PatientField, string>;

/** The words of nobody. */
export const NO_WORDS = Object.fromEntries(PATIENT_FIELDS.map((field) => [field, ''])) as PatientWords;

export function pickPatientWords(source: PatientWords): PatientWords {
  return Object.fromEntries(PATIENT_FIELDS.map((field) => [field, source[field]])) as PatientWords;
}

/** Makes a value for each optional text from its longest length, for example its schema. */
export function mapOptionalTexts<Result>(create: (maxChars: number) => Result): Record<OptionalField, Result> {
  return Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, create(OPTIONAL_TEXTS[field])])) as Record<
    OptionalField,
    Result
  >;
}
