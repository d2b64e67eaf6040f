import { z } from 'zod';
import { NAME_MAX_CHARS, PHONE_MAX_CHARS } from './appointment.ts';
import { emailAddress } from './appointment-schema.ts';
import { optionalTexts, plainText } from './field-schema.ts';
import type { PatientWords } from './patient-words.ts';
import type { ReasonCode } from './refusals.ts';

/** The form with which the desk corrects an appointment. Callers may have no email address. */
export const correctionSchema = z.object({
  name: plainText('name-missing', NAME_MAX_CHARS),
  phone: plainText('phone-missing', PHONE_MAX_CHARS),
  email: z.union([z.string().trim().length(0), emailAddress()], { error: 'email-invalid' satisfies ReasonCode }),
  ...optionalTexts(),
}) satisfies z.ZodType<PatientWords>;

export type Correction = z.output<typeof correctionSchema>;
