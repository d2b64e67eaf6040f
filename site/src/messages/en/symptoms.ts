/** The words of `/symptoms` and of the drawn body on `/services`. */
export const symptomMessages = {
  title: 'Symptoms',
  heading: 'What have you noticed?',
  metaDescription: (city: string) =>
    `What you may notice, from neck to foot: what it may be, how soon to be seen, and which doctors in ${city} look after it.`,
  /** The headings of the page's two parts. */
  urgent: { id: 'now', title: 'What cannot wait' },
  regions: { id: 'regions', title: 'From neck to foot' },
  book: (department: string) => `Book: ${department}`,
  body: {
    title: 'Where is it?',
    lead: 'Press a dot or a name to see what we treat there.',
    signs: (region: string) => `What you may notice: ${region}`,
    all: 'All signs, and how soon to be seen',
  },
  link: 'What have you noticed?',
} as const;
