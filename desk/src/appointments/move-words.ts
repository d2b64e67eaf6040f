/** The words for moving an appointment at the desk. */
export const deskMoveMessages = {
  label: 'Move an appointment',
  moving: 'Moving',
  from: (day: string, time: string, doctor: string) => `${day}, ${time}, ${doctor}`,
  choose: 'Choose a free time here or on another day.',
  keep: 'Keep it there',
  here: 'Move here',
  tooShort: 'Too short',
  /** Visually hidden, after the visible words. */
  toSlot: (time: string) => `${time} with`,
  moved: (name: string, day: string, time: string, doctor: string) => `${name}: moved to ${day}, ${time}, ${doctor}.`,
  unmailed: 'No mail was sent: please call the patient.',
  done: 'Done',
  close: 'Close',
} as const;
