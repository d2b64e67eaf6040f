/** The words for closing a part of a doctor's day from the board. */
export const deskCloseMessages = {
  /** Visually hidden, after the doctor's name. */
  menu: (doctor: string) => `Times of ${doctor}`,
  parts: { morning: 'Close the morning', afternoon: 'Close the afternoon', day: 'Close the day' },
  session: 'Open an extra session',
  booked: (count: number) =>
    count === 0
      ? 'Nobody is booked then.'
      : count === 1
        ? 'One patient is booked then, and stays booked until you move or cancel the appointment.'
        : `${count} patients are booked then, and stay booked until you move or cancel their appointments.`,
  reason: 'Reason',
  optional: 'optional',
  submit: 'Close',
  back: 'Not now',
  done: (doctor: string, count: number) => {
    const closed = `Closed: ${doctor}. These times can no longer be booked.`;
    return count === 0 ? closed : `${closed} ${count === 1 ? 'One is' : `${count} are`} still booked there.`;
  },
} as const;
