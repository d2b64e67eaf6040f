import { APPOINTMENT_FIELDS, type AppointmentField, type AppointmentRequest } from './appointment.ts';

/** The fields that may be empty, or absent from a body. */
export const OPTIONAL_FIELDS: readonly AppointmentField[] = ['message'];

/** A booking before anything is filled in. */
export const EMPTY_REQUEST = Object.fromEntries(APPOINTMENT_FIELDS.map((field) => [field, ''])) as AppointmentRequest;
