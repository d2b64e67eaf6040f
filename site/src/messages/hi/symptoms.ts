import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/symptoms.ts';

/** The words of `/symptoms` and of the drawn body on `/services`. */
export const symptomMessages = {
  title: 'लक्षण',
  heading: 'आपको क्या तकलीफ है?',
  metaDescription: (city: string) =>
    `गर्दन से पैर तक जो लक्षण दिख सकते हैं: वह क्या हो सकता है, कितनी जल्दी दिखाना है, और ${city} में कौन से डॉक्टर उसे देखते हैं।`,
  /** The headings of the page's two parts. */
  urgent: { id: 'now', title: 'इन लक्षणों में बिल्कुल न रुकें' },
  regions: { id: 'regions', title: 'गर्दन से पैर तक' },
  book: (department: string) => `अपॉइंटमेंट लें: ${department}`,
  body: {
    title: 'तकलीफ कहाँ है?',
    lead: 'गोल निशान या नाम दबाएँ और देखें कि वहाँ हम किसका इलाज करते हैं।',
    signs: (region: string) => `जो लक्षण दिख सकते हैं: ${region}`,
    all: 'सब लक्षण, और कितनी जल्दी दिखाना है',
  },
  link: 'आपको क्या तकलीफ है?',
} as const satisfies Translated<typeof english.symptomMessages>;
