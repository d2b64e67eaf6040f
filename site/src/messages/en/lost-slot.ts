/** The words for a lost time, in a file of their own because the wizard downloads it late. */
export const lostSlotWords = {
  past: (time: string) => `${time} has passed or is too soon to book online: call us.`,
  taken: (time: string) => `${time} has just been taken.`,
  closed: (time: string) => `${time} is closed.`,
  nextFree: (time: string) => `Next free: ${time}.`,
  noneFree: 'No other times left that day.',
  nextOpenDay: (day: string) => `Next open day: ${day}.`,
} as const;
