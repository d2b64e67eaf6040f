/** The words of the service pages, the services page and the technology page. */
export const serviceMessages = {
  book: 'Book',
  sections: {
    overview: 'Overview',
    overviewDetails: 'More about it, and what is done',
    whenToConsult: 'When to consult',
    treatmentOptions: 'Treatment options',
    notFor: 'Who should not have it',
    alternatives: 'What else there is',
    risks: 'Risks, and how often',
    preparation: 'How to prepare',
    recovery: 'Recovery',
    recoverySteps: 'From the first day to heavy work',
    questions: 'Questions',
    patientQuestions: 'Questions that patients ask',
    whyChooseUs: 'Why choose us',
    benefits: { thin: 'Key', bold: 'Benefits' },
    technology: { thin: 'Advanced', bold: 'Technology' },
    facility: { thin: 'Facility &', bold: 'Equipment' },
    journey: { thin: 'Your Journey to', bold: 'Recovery' },
    others: { thin: 'Other', bold: 'services' },
  },
  /** The words that open a fold, which phones alone have. */
  folds: {
    signs: (count: number) => `All ${count} signs`,
    reasons: (count: number) => `All ${count} reasons`,
    technology: 'How it works',
    drawing: 'What the drawing shows',
    options: (count: number) => `All ${count} ways`,
    benefits: (count: number) => `All ${count} benefits`,
    steps: (count: number) => `All ${count} steps`,
  },
  /** The table of facts. Its figures become words in `services-glance.ts`. */
  glance: {
    title: 'At a glance',
    facts: {
      operation: 'How long it takes',
      anaesthetic: 'Anaesthetic',
      hospital: 'Nights in hospital',
      work: 'Days off work',
      driving: 'Driving',
      lifting: 'Lifting',
      travel: 'Long journeys',
      cost: 'What it costs',
    },
    nextFree: 'Next free time',
    seeTimes: 'See free times',
  },
  /** Below the risks: the scale of the surgical colleges. */
  frequencyWords:
    "'Very common' means more than 1 in 10 people, 'common' up to 1 in 10, 'uncommon' up to 1 in 100, 'rare' up to 1 in 1,000 and 'very rare' up to 1 in 10,000.",
  /** After a frequency: `1 to 12 in 100` */
  studiesFound: (range: string) => `Studies found ${range}.`,
  /** In the list of sources: which risk was counted, on whom and when. */
  measured: (risk: string, people: string, year: number) => `${risk} (${people}, ${year})`,
  surgeonQuestions: {
    title: 'Questions to ask your surgeon',
    sheetTitle: (about: string) => `${about}: questions to ask your surgeon`,
    print: 'Print the questions',
    send: 'Send them by WhatsApp',
  },
  technologyLink: 'How this technology works',
  contactCard: {
    title: 'Not sure what you need?',
    text: 'Tell us what you have noticed. We tell you plainly, even if you need no operation.',
    contact: 'Contact Us',
    book: 'Book appointment',
  },
  review: {
    author: 'Written by',
    reviewer: 'Medically reviewed by',
    nobody: 'Nobody yet',
    reviewed: 'Reviewed on',
    nextReview: 'Next review by',
  },
  servicesPage: {
    title: 'Services',
    heading: { thin: 'What we', bold: 'treat' },
    metaDescription: (city: string, categories: string[]) =>
      `All operations and treatments of our clinic in ${city} by category: ${categories.join(', ').toLowerCase()}.`,
    lead: 'Each page says in plain words which signs call for a visit, what the choices are, how recovery goes and what cannot wait.',
    categories: 'Categories',
    end: { thin: 'Not sure', bold: 'what you need?' },
    technology: 'The technology we use',
  },
  technologyPage: { title: 'Technology', services: 'Used for' },
} as const;
