/** The words of the contact page, without its form (`contact-form.ts`). */
export const contactMessages = {
  title: { thin: 'Get in', bold: 'Touch' },
  metaDescription: (city: string) =>
    `Address, emergency phone, email and opening hours of our clinic in ${city}, the way there, and a form that opens your own mail or chat app.`,
  lead: 'A question about a symptom, a report or a date: write or call, and a person answers.',
  reach: 'Reach us',
  address: 'Clinic address',
  emergency: 'Emergency phone, day and night',
  email: 'Email',
  desk: 'Call the desk',
  book: 'Book appointment',
  visit: 'Your visit',
  form: { thin: 'Request', bold: 'an appointment' },
  direct: {
    text: 'The form needs JavaScript, which is off. These links open your own mail or chat app instead.',
    email: 'Write an email',
    whatsapp: 'Write on WhatsApp',
    privacy: 'Privacy',
  },
  map: {
    thin: 'Find',
    bold: 'us',
    loading: 'Loading the map…',
    frame: 'Map of the clinic',
    open: 'Open in Google Maps',
    directions: 'Get directions',
  },
} as const;

/** The words of the opening hours, for the build and for the script that says whether the desk is open. */
export const openingHoursMessages = {
  title: 'Opening hours',
  beside: (hours: string) => `Opening hours for calls: ${hours}. Doctors also see people at other times.`,
  closed: 'closed',
  openNow: (until: string) => `Open now, until ${until}`,
  closedNow: 'Closed now',
  opens: (day: string, at: string) => `Closed now, opens ${day} at ${at}`,
  today: 'today',
  tomorrow: 'tomorrow',
} as const;
