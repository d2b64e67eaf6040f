/** The headings above many times, in a file of their own because the wizard downloads them late. */
export const timeGroupWords = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
} as const;
