import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/chosen-doctor.ts';

/** The words about the chosen doctor, in a file of their own because the wizard downloads it late. */
export const chosenDoctorWords = {
  genders: { female: 'महिला', male: 'पुरुष', other: 'अन्य' },
  /** A label instead of a verb, which would need the doctor's gender. */
  speaks: (languages: readonly string[]) => `भाषाएँ: ${languages.join(', ')}`,
} as const satisfies Translated<typeof english.chosenDoctorWords>;
