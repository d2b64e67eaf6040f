import type * as english from '../en/chosen-doctor.ts';
import type { Translated } from '../translated.ts';

/** The words about the chosen doctor, in a file of their own because the wizard downloads it late. */
export const chosenDoctorWords = {
  genders: { female: 'महिला', male: 'पुरुष', other: 'लिंग: इतर' },
  speaks: (languages: readonly string[]) => `${languages.join(', ')} बोलतात`,
} as const satisfies Translated<typeof english.chosenDoctorWords>;
