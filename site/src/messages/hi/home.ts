import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/home.ts';

/** The words of the home page's sections without its hero. `about` is a hidden part of a link's name. */
export const homeMessages = {
  founder: {
    name: 'हमारे संस्थापक',
    specialities: 'किसमें खास माहिर हैं',
    learnMore: 'और जानें',
    about: 'इनके बारे में:',
  },
  advancedCare: {
    name: 'आधुनिक सर्जरी और देखभाल',
    learnMore: 'और जानें',
    aboutTechnology: 'हमारी टेक्नोलॉजी के बारे में',
  },
  services: {
    name: 'इलाज और ऑपरेशन',
    learnMore: 'और जानें',
    about: 'इसके बारे में:',
    book: 'अपॉइंटमेंट लें',
    viewMore: 'और इलाज देखें',
    showing: (count: number, total: number) => `${total} इलाज और ऑपरेशन में से ${count} दिख रहे हैं`,
  },
  expertise: { name: 'हम किसमें माहिर हैं', learnMore: 'और जानें', about: 'इसके बारे में:' },
  statistics: { title: { thin: 'बारीकी और नई सोच से', bold: 'सर्जरी में बदलाव' } },
  coFounder: {
    /** No part may break across lines. */
    title: { thin: 'मिलिए हमारी', bold: ['सह-संस्थापक', 'और CEO से'] },
    registration: 'मेडिकल रजिस्ट्रेशन नंबर',
    focusAreas: 'काम के मुख्य क्षेत्र',
    learnMore: 'और जानें',
    about: 'इनके बारे में:',
    call: 'फोन करें:',
  },
  stories: {
    name: 'मरीज़ों के अनुभव',
    viewAll: 'सब मरीज़ों के अनुभव देखें',
    rated: (stars: number, of: number) => `${of} में से ${stars} स्टार दिए`,
    playVideo: (name: string) => `${name} का वीडियो चलाएँ`,
    videoOf: (name: string) => `${name} का वीडियो`,
    watchElsewhere: 'YouTube पर देखें',
    theVideoOf: (name: string) => `${name} का वीडियो`,
    unreachable: 'वीडियो यहाँ नहीं खुल सका।',
  },
} as const satisfies Translated<typeof english.homeMessages>;

/** The words of the home page's hero that are not content. */
export const heroMessages = {
  pause: 'रोकें',
  play: 'चलाएँ',
  /** The hidden part of the button's name: the thing that is paused or played. */
  moving: 'हिलती तस्वीरें',
  features: 'हमारी खास बातें',
} as const satisfies Translated<typeof english.heroMessages>;
