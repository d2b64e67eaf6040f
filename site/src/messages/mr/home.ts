import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/home.ts';

/**
 * The words of the home page's sections without its hero. `about` is a hidden part of a link's name, before the name of
 * the thing or the person. Therefore it ends with a colon: a postposition would have to follow the name.
 */
export const homeMessages = {
  founder: { name: 'आमचे संस्थापक', specialities: 'विशेष काम', learnMore: 'आणखी वाचा', about: 'यांच्याबद्दल:' },
  advancedCare: { name: 'आधुनिक शस्त्रक्रिया', learnMore: 'आणखी वाचा', aboutTechnology: 'आमच्या तंत्रज्ञानाबद्दल' },
  services: {
    name: 'उपचार आणि शस्त्रक्रिया',
    learnMore: 'आणखी वाचा',
    about: 'याबद्दल:',
    book: 'बुक करा',
    viewMore: 'आणखी उपचार पाहा',
    showing: (count: number, total: number) => `${total} पैकी ${count} उपचार दिसत आहेत`,
  },
  expertise: { name: 'आमचे कौशल्य', learnMore: 'आणखी वाचा', about: 'याबद्दल:' },
  statistics: { title: { thin: 'शस्त्रक्रियेत नवा बदल,', bold: 'अचूकतेने आणि नव्या तंत्राने' } },
  coFounder: {
    /** No part may break across lines. */
    title: { thin: 'भेटा आमच्या', bold: ['सहसंस्थापक', 'आणि CEO यांना'] },
    registration: 'वैद्यकीय नोंदणी क्रमांक',
    focusAreas: 'मुख्य काम',
    learnMore: 'आणखी वाचा',
    about: 'यांच्याबद्दल:',
    call: 'फोन करा',
  },
  stories: {
    name: 'रुग्णांचे अनुभव',
    viewAll: 'सगळे अनुभव पाहा',
    rated: (stars: number, of: number) => (stars === 1 ? `${of} पैकी 1 तारा` : `${of} पैकी ${stars} तारे`),
    playVideo: (name: string) => `${name} यांचा व्हिडिओ सुरू करा`,
    videoOf: (name: string) => `${name} यांचा व्हिडिओ`,
    watchElsewhere: 'YouTube वर पाहा',
    theVideoOf: (name: string) => `${name} यांचा व्हिडिओ`,
    unreachable: 'हा व्हिडिओ इथे उघडता आला नाही.',
  },
} as const satisfies Translated<typeof english.homeMessages>;

/** The words of the home page's hero that are not content. */
export const heroMessages = {
  pause: 'थांबवा',
  play: 'सुरू करा',
  /** The hidden part of the button's name: the thing that is paused or played. */
  moving: 'हलणारी चित्रे',
  features: 'आमचे वेगळेपण',
} as const satisfies Translated<typeof english.heroMessages>;
