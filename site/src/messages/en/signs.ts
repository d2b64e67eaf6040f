/** The words around signs of illness, by how soon they need help. */
export const signMessages = {
  tiers: {
    ambulance: (numbers: string) => `Ambulance: call ${numbers}`,
    now: () => 'Now: go to an emergency department',
    today: () => 'Today: call us',
    week: () => 'This week: book a visit',
    book: () => 'Book a visit',
  },
  bookLink: 'Book appointment',
  /** Before links to the regions of `/symptoms`. */
  more: 'All signs, by part of the body:',
} as const;
