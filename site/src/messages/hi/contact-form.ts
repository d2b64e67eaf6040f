import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/contact-form.ts';

/** The words of the contact form, in a file of their own because its island downloads them. */
export const contactFormMessages = {
  labels: { name: 'नाम', email: 'ईमेल', phone: 'फोन', message: 'संदेश' },
  modes: {
    legend: 'आप कैसे लिखना चाहेंगे?',
    email: 'ईमेल से',
    whatsapp: 'WhatsApp से',
  },
  errors: {
    nameMissing: 'अपना नाम लिखें।',
    emailMissing: 'अपना ईमेल पता लिखें।',
    emailInvalid: 'कृपया सही ईमेल पता लिखें।',
    phoneMissing: 'अपना फोन नंबर लिखें।',
    phoneInvalid: 'कृपया सही फोन नंबर लिखें।',
    messageMissing: 'अपना संदेश लिखें।',
  },
  /** The subject of the mail, and the first line of the chat. */
  subject: (name: string) => `वेबसाइट के फॉर्म से संदेश: ${name}`,
  opening: 'अपॉइंटमेंट के लिए संदेश',
  messageLength: (length: number, max: number) =>
    length < max ? `${max} में से ${length} अक्षर` : `${max} में से ${length} अक्षर: इससे ज़्यादा नहीं लिख सकते`,
  send: 'संदेश भेजें',
  status: { email: 'आपका ईमेल ऐप खुल रहा है…', whatsapp: 'WhatsApp खुल रहा है…' },
  nothingOpened: 'कुछ नहीं खुला?',
  tryAgain: { email: 'अपना ईमेल ऐप खोलें', whatsapp: 'WhatsApp खोलें' },
  opensNewTab: 'नए टैब में खुलता है',
  privacy: 'यह पन्ना हमें कुछ नहीं भेजता। आपका अपना ऐप खुलता है, जिसमें आपकी बात लिखी होती है, और उसे आप खुद भेजते हैं।',
  privacyLink: 'प्राइवेसी',
} as const satisfies Translated<typeof english.contactFormMessages>;
