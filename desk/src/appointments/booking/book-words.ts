import { type FieldReasons, type Reason, toFieldReasons } from '@clinic/contract/refusals.ts';

const REASONS = {
  'name-missing': 'Enter the name.',
  'email-missing': 'Enter an email address, or leave this empty.',
  'email-invalid': 'Enter an email address like name@example.com, or leave this empty.',
  'phone-missing': 'Enter the phone number.',
  'contact-full': 'This already has the maximum number of appointments.',
  'text-broken': 'One character could not be read. Please type this again.',
  'text-unshowable': 'One character cannot be shown. Please type this again.',
  'text-too-long': ({ params }: Reason) => `Shorten this to ${params?.maxChars} characters.`,
  'visit-unknown': 'Choose one of these visits.',
  'time-not-offered': ({ params }: Reason) =>
    `This visit is too long for this time.${params?.nearestTime ? ` On this day it fits at ${params.nearestTime}.` : ''}`,
};

const OTHER_REASON = 'This cannot be accepted. Please change it.';

/** Why the fields of a caller are refused, in words for the desk. */
export type CallerReasons = FieldReasons & { visit?: string };

/** The board gives the time, so only the kind of visit can be at fault for it. */
const VISIT_FIELDS = ['visit', 'appointmentTime'];

/** Says by field why the desk cannot book a caller with these details. */
export function errorsToWords(errors: readonly Reason[]): CallerReasons {
  const aboutVisit = errors.find(({ field = '' }) => VISIT_FIELDS.includes(field));
  return { ...toFieldReasons(errors, reasonToWords), ...(aboutVisit && { visit: reasonToWords(aboutVisit) }) };
}

/** Says why a field of a patient's details is refused. */
export function reasonToWords(reason: Reason): string {
  if (!Object.hasOwn(REASONS, reason.code)) return OTHER_REASON;
  const words = REASONS[reason.code as keyof typeof REASONS];
  return typeof words === 'function' ? words(reason) : words;
}
