/** The words about the chosen doctor, in a file of their own because the wizard downloads it late. */
export const chosenDoctorWords = {
  genders: { female: 'Female', male: 'Male', other: 'Other gender' },
  speaks: (languages: readonly string[]) => `Speaks ${languages.join(', ')}`,
} as const;
