/** The contact that has as many appointments to come as it may; the limit stands in `migrations/003-contact-keys.ts`. */
export type FullContact = 'phone' | 'email';

const CONTACTS: Record<string, FullContact> = {
  appointments_live_per_phone: 'phone',
  appointments_live_per_email: 'email',
};

/** Which limit the database refused an insert for; `null` for any other error. */
export function getFullContact(error: unknown): FullContact | null {
  return (error instanceof Error && CONTACTS[error.message]) || null;
}
