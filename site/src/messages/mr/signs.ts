import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/signs.ts';

/** The words around signs of illness, by how soon they need help. */
export const signMessages = {
  tiers: {
    ambulance: (numbers: string) => `ॲम्ब्युलन्स: ${numbers} वर फोन करा`,
    now: () => 'आत्ता: तातडीच्या (इमर्जन्सी) विभागात जा',
    today: () => 'आज: आम्हाला फोन करा',
    week: () => 'या आठवड्यात: अपॉइंटमेंट घेऊन दाखवा',
    book: () => 'अपॉइंटमेंट घेऊन दाखवा',
  },
  bookLink: 'अपॉइंटमेंट घ्या',
  /** Before links to the regions of `/symptoms`. */
  more: 'सगळी लक्षणे, शरीराच्या भागाप्रमाणे:',
} as const satisfies Translated<typeof english.signMessages>;
