/** The words of blogs, gallery, recognition, questions, plain pages and 404. */
export const readingMessages = {
  blogs: {
    title: 'Blogs',
    lead: 'Written by the doctors who see you: how the methods work, what they change for you, and where their limits are.',
    metaDescription:
      'Articles by our doctors: how robotic and laparoscopic surgery work, what they change for you and where their limits are.',
    laterTitle: (page: number) => `Blogs, page ${page}`,
    laterDescription: (page: number, last: number) => `Earlier articles by our doctors, page ${page} of ${last}.`,
    pages: { label: 'Pages', page: 'Page', previous: 'Previous', next: 'Next' },
    readMore: 'Read More',
    tags: 'Tags',
    continueReading: { thin: 'Continue', bold: 'Reading' },
    feed: (clinicName: string) => `${clinicName}: Blogs`,
    notFound: { code: '404', text: 'Blog post not found.', back: 'Back to all blogs' },
  },
  gallery: {
    title: 'Gallery',
    lead: 'Where you will sit, wait, be examined, be operated on and wake up. Press a picture to see it large.',
    metaDescription: (city: string) =>
      `Pictures of our clinic in ${city}: where you will sit, wait, be examined, be operated on and wake up.`,
    pictures: 'Pictures',
    position: (place: number, count: number) => `Picture ${place} of ${count}`,
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
  },
  recognition: {
    types: { Award: 'Award', 'In the News': 'In the News', Certification: 'Certification' },
    title: 'Recognition',
    lead: 'Awards, press and certificates. Each has its date and its source.',
    metaDescription: (city: string) =>
      `Awards, press and certificates of our clinic in ${city}, each with its source and its date.`,
  },
  faq: { topics: 'Topics' },
  privacy: { title: 'Whom to ask', id: 'whom-to-ask' },
  facts: { title: 'Good to know', id: 'good-to-know', asOf: 'As of' },
  sources: {
    title: 'Where these figures come from',
    figures: (names: string[]) => `For: ${names.join('; ')}`,
  },
  /** Below the text of a page that names its last change. */
  updated: (day: string) => `Last changed on ${day}.`,
  /** On the buttons that read a part of the page aloud. */
  readAloud: { listen: 'Listen', stop: 'Stop' },
  contents: 'On this page',
  nextSteps: {
    title: 'Do you have a question?',
    text: 'Ask us before you decide anything. We answer in plain words.',
    contact: 'Contact Us',
    book: 'Book appointment',
    call: 'Call',
  },
} as const;
