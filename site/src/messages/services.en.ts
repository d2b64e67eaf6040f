/** The words of the service pages, the services page and the technology page. */
export const serviceMessages = {
  book: 'Book',
  sections: {
    overview: 'Overview',
    whenToConsult: 'When to consult',
    urgentHelp: 'When to seek urgent help',
    treatmentOptions: 'Treatment options',
    risks: 'Risks, and how often',
    preparation: 'How to prepare',
    recovery: 'Recovery',
    whyChooseUs: 'Why choose us',
    benefits: { thin: 'Key', bold: 'Benefits' },
    technology: { thin: 'Advanced', bold: 'Technology' },
    facility: { thin: 'Facility &', bold: 'Equipment' },
    journey: { thin: 'Your Journey to', bold: 'Recovery' },
    others: { thin: 'Other', bold: 'services' },
  },
  riskSource: 'Source:',
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
