import {
  APPOINTMENT_FIELDS,
  type AppointmentField,
  type AppointmentRequest,
  MESSAGE_MAX_CHARS,
} from './appointment.ts';

/** The texts of several lines that may be empty, or absent from a body, with the longest length of each. */
export const OPTIONAL_TEXTS = { message: MESSAGE_MAX_CHARS } as const satisfies Partial<
  Record<AppointmentField, number>
>;

export type OptionalField = keyof typeof OPTIONAL_TEXTS;

export const OPTIONAL_FIELDS = Object.keys(OPTIONAL_TEXTS) as OptionalField[];

/** A booking before anything is filled in. */
export const EMPTY_REQUEST = Object.fromEntries(APPOINTMENT_FIELDS.map((field) => [field, ''])) as AppointmentRequest;

/** The fields that patients fill in with their own words, in the order in which the desk and the mails show them. */
export const PATIENT_FIELDS = ['name', 'phone', 'email', ...OPTIONAL_FIELDS] as const;

export type PatientField = (typeof PATIENT_FIELDS)[number];

/** A patient's own words, which are personal: they are erased, and given to that patient on request. */
export type PatientWords = Record<PatientField, string>;

/** The words of nobody. The mark lets the script of the booking form go without them. */
export const NO_WORDS = /* @__PURE__ */ pickPatientWords(EMPTY_REQUEST);

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
