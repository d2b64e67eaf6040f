import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/signs.ts';

/** The words around signs of illness, by how soon they need help. */
export const signMessages = {
  tiers: {
    ambulance: (numbers: string) => `एम्बुलेंस: ${numbers} पर फोन करें`,
    now: () => 'अभी: किसी इमरजेंसी विभाग में जाएँ',
    today: () => 'आज: हमें फोन करें',
    week: () => 'इस हफ्ते: अपॉइंटमेंट लेकर दिखाएँ',
    book: () => 'अपॉइंटमेंट लेकर दिखाएँ',
  },
  bookLink: 'अपॉइंटमेंट लें',
  /** Before links to the regions of `/symptoms`. */
  more: 'सब लक्षण, शरीर के हिस्से के हिसाब से:',
} as const satisfies Translated<typeof english.signMessages>;
