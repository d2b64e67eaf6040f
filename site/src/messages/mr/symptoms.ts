import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/symptoms.ts';

/** The words of `/symptoms` and of the drawn body on `/services`. */
export const symptomMessages = {
  title: 'लक्षणे',
  heading: 'तुम्हाला काय जाणवले आहे?',
  metaDescription: (city: string) =>
    `मानेपासून पायापर्यंत काय जाणवू शकते: ते काय असू शकते, किती लवकर दाखवायचे, आणि ${city} येथील कोणते डॉक्टर ते पाहतात.`,
  /** The headings of the page's two parts. */
  urgent: { id: 'now', title: 'कशासाठी थांबू नये' },
  regions: { id: 'regions', title: 'मानेपासून पायापर्यंत' },
  book: (department: string) => `अपॉइंटमेंट घ्या: ${department}`,
  body: {
    title: 'त्रास कुठे आहे?',
    lead: 'ठिपक्यावर किंवा नावावर दाबा, म्हणजे तिथल्या कशावर आम्ही उपचार करतो ते दिसते.',
    signs: (region: string) => `तुम्हाला काय जाणवू शकते: ${region}`,
    all: 'सगळी लक्षणे, आणि किती लवकर दाखवायचे',
  },
  link: 'तुम्हाला काय जाणवले आहे?',
} as const satisfies Translated<typeof english.symptomMessages>;
