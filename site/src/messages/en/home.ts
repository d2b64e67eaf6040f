/** The words of the home page's sections without its hero. `about` is a hidden part of a link's name. */
export const homeMessages = {
  founder: { name: 'Our founder', specialities: 'Key specialities', learnMore: 'Learn More', about: 'about' },
  advancedCare: { name: 'Advanced Surgical Care', learnMore: 'Learn more', aboutTechnology: 'about our technology' },
  services: {
    name: 'Services',
    learnMore: 'Learn more',
    about: 'about',
    book: 'Book',
    viewMore: 'View More Services',
    showing: (count: number, total: number) => `Showing ${count} of ${total} services`,
  },
  expertise: { name: 'Our Expertise', learnMore: 'Learn more', about: 'about' },
  statistics: { title: { thin: 'Transforming Surgery with', bold: 'Precision & innovation' } },
  coFounder: {
    /** No part may break across lines. */
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

/** The words of the home page's hero that are not content. */
export const heroMessages = {
  pause: 'Pause',
  play: 'Play',
  /** The hidden part of the button's name: the thing that is paused or played. */
  moving: 'the moving pictures',
  features: 'What sets us apart',
} as const;
