/** The words of the home page's sections, apart from its hero. `about` leads to what a link is about, out of sight. */
export const homeMessages = {
  founder: { name: 'Our founder', specialities: 'Key specialities', learnMore: 'Learn More', about: 'about' },
  advancedCare: { name: 'Advanced Surgical Care', learnMore: 'Learn more', aboutTechnology: 'about our technology' },
  services: {
    name: 'Services',
    learnMore: 'Learn more',
    about: 'about',
    viewMore: 'View More Services',
    showing: (count: number, total: number) => `Showing ${count} of ${total} services`,
  },
  expertise: { name: 'Our Expertise', learnMore: 'Learn more', about: 'about' },
  statistics: { title: { thin: 'Transforming Surgery with', bold: 'Precision & innovation' } },
  coFounder: {
    /** In pieces that stay whole when the line breaks. */
    title: { thin: 'Meet Our', bold: ['Co-founder', '& CEO'] },
    registration: 'Medical registration number',
    focusAreas: 'Key focus areas',
    learnMore: 'Learn More',
    about: 'about',
    call: 'Call',
  },
  stories: {
    name: 'Patient stories',
    viewAll: 'View all testimonials',
    rated: (stars: number, of: number) => `Rated ${stars} out of ${of}`,
    playVideo: (name: string) => `Play the video of ${name}`,
    videoOf: (name: string) => `Video of ${name}`,
    watchElsewhere: 'Watch on YouTube',
    theVideoOf: (name: string) => `the video of ${name}`,
    unreachable: 'The video could not be loaded here.',
  },
} as const;
