/** The words of the waiting room's screen, which patients read. */
export const deskWaitingMessages = {
  title: { thin: 'Waiting', bold: 'room' },
  doctor: 'Doctor',
  inside: 'Now with the doctor',
  next: 'Next',
  behind: 'Then',
  more: (count: number) => `and ${count} more`,
  /** Stands for a name without letters. */
  unnamed: 'A patient',
  order: 'In the order of arrival. Sometimes somebody has to be seen first.',
  nobody: 'Nobody is waiting now.',
  welcome: 'Have you just come? Please tell the desk.',
  lost: 'No connection. This may be old. It comes back by itself.',
  off: {
    title: { thin: 'This screen is', bold: 'off' },
    text: 'This address opens no screen. An owner makes a new address at the front desk, under Settings.',
  },
} as const;
