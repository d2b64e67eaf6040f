import { contactFormMessages } from '#messages/contact-form.ts';
import type { ContactMessage } from './contact-links.ts';

export type ContactField = keyof ContactMessage;

export type ContactErrors = Partial<Record<ContactField, string>>;

/** The fields in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message'] as const satisfies readonly ContactField[];

/** An email address: text, at sign, text, dot, text (`docs/product.md`, 'Contact'). */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const PHONE_MIN_CHARS = 10;
const PHONE_PATTERN = new RegExp(`^[\\d+\\-\\s()]{${PHONE_MIN_CHARS},}$`);

/** Finds the errors by field; empty when the message can be sent. A value of spaces alone counts as empty. */
export function findContactErrors(values: ContactMessage): ContactErrors {
  const { errors: words } = contactFormMessages;
  const isMissing = (field: ContactField) => values[field].trim() === '';
  const errors: ContactErrors = {};
  if (isMissing('name')) errors.name = words.nameMissing;
  if (isMissing('email')) errors.email = words.emailMissing;
  else if (!EMAIL_PATTERN.test(values.email.trim())) errors.email = words.emailInvalid;
  if (isMissing('phone')) errors.phone = words.phoneMissing;
  else if (!PHONE_PATTERN.test(values.phone)) errors.phone = words.phoneInvalid;
  if (isMissing('message')) errors.message = words.messageMissing;
  return errors;
}
