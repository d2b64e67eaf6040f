import { NAME_MAX_CHARS, PHONE_MAX_CHARS } from '@clinic/contract/appointment.ts';
import { emailAddress } from '@clinic/contract/appointment-schema.ts';
import { optionalTexts, plainText } from '@clinic/contract/field-schema.ts';
import type { PatientWords } from '@clinic/contract/patient-words.ts';
import type { ReasonCode } from '@clinic/contract/refusals.ts';
import { z } from 'zod';

/** The form with which the desk corrects an appointment. Callers may have no email address. */
export const correctionSchema = z.object({
  name: plainText('name-missing', NAME_MAX_CHARS),
  phone: plainText('phone-missing', PHONE_MAX_CHARS),
  email: z.union([z.string().trim().length(0), emailAddress()], { error: 'email-invalid' satisfies ReasonCode }),
  ...optionalTexts(),
}) satisfies z.ZodType<PatientWords>;

export type Correction = z.output<typeof correctionSchema>;
