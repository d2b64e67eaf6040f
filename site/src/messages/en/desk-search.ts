import type { QuestionKind } from '@clinic/contract/desk-search.ts';

const counted = (count: number, one: string, many: string) =>
  `${count === 1 ? 'One' : count} ${count === 1 ? one : many}`;

/** The words of the search at the front desk. */
export const deskSearchMessages = {
  title: { thin: 'Find', bold: 'an appointment' },
  label: 'Name, phone, email or reference',
  submit: 'Find',
  hint: 'Any of these will do: a name or its beginning, a phone number or its last four digits, a reference such as K7QX-3M9P, or a whole email address.',
  coming: 'To come',
  past: 'Before',
  count: (count: number) => counted(count, 'appointment', 'appointments'),
  noShows: (count: number) => counted(count, 'no-show', 'no-shows'),
  samePhone: (count: number) => `All ${count} with this phone`,
  cut: (max: number) => `These are the first ${max}. A longer name, or the phone number, finds fewer.`,
  none: {
    name: 'Nobody has this name.',
    phone: 'Nobody has this phone number.',
    email: 'Nobody has this email address.',
    reference: 'No appointment has this reference.',
  } satisfies Record<QuestionKind, string>,
  noneHint:
    'The beginning of a name, or the last four digits of the phone, may find more. Appointments are kept for a limited time.',
  failed: 'The search cannot be reached. Check the connection, and press Find.',
  reference: 'Reference',
} as const;
