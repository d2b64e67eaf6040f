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
