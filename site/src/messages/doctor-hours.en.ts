const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

/** The words of a doctor's own hours, in a file of their own because the wizard downloads them late. */
export const doctorHoursWords = {
  and: 'and',
  days: (first: string, last: string) => `${first} to ${last}`,
  /** `weekdays` is one day, or several in words. */
  everyWeeks: (count: number, weekdays: string, isOneDay: boolean) =>
    isOneDay ? `every ${ORDINALS[count - 1]} ${weekdays}` : `every ${ORDINALS[count - 1]} week on ${weekdays}`,
  from: (date: string) => `from ${date}`,
  until: (date: string) => `until ${date}`,
  times: (from: string, to: string) => `${from} to ${to}`,
  noon: '12 noon',
  midnight: 'midnight',
} as const;
