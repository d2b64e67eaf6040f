import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/contact-form.ts';

/** The words of the contact form, in a file of their own because its island downloads them. */
export const contactFormMessages = {
  labels: { name: 'नाव', email: 'ईमेल', phone: 'फोन', message: 'निरोप' },
  modes: {
    legend: 'तुम्हाला कशावरून लिहायचे आहे?',
    email: 'ईमेलवरून',
    whatsapp: 'WhatsApp वरून',
  },
  errors: {
    nameMissing: 'तुमचे नाव लिहा.',
    emailMissing: 'तुमचा ईमेल पत्ता लिहा.',
    emailInvalid: 'हा ईमेल पत्ता बरोबर नाही. कृपया बरोबर पत्ता लिहा.',
    phoneMissing: 'तुमचा फोन नंबर लिहा.',
    phoneInvalid: 'हा फोन नंबर बरोबर नाही. कृपया बरोबर नंबर लिहा.',
    messageMissing: 'तुमचा निरोप लिहा.',
  },
  /** The subject of the mail, and the first line of the chat. */
  subject: (name: string) => `वेबसाइटवरील फॉर्ममधून निरोप: ${name}`,
  opening: 'अपॉइंटमेंटसाठी निरोप',
  messageLength: (length: number, max: number) =>
    length < max ? `अक्षरे: ${max} पैकी ${length}` : `अक्षरे: ${max} पैकी ${length}, यापेक्षा जास्त लिहिता येत नाही`,
  send: 'निरोप पाठवा',
  status: { email: 'तुमचे ईमेल ॲप उघडत आहे…', whatsapp: 'WhatsApp उघडत आहे…' },
  nothingOpened: 'काहीच उघडले नाही?',
  tryAgain: { email: 'तुमचे ईमेल ॲप उघडा', whatsapp: 'WhatsApp उघडा' },
  opensNewTab: 'नव्या टॅबमध्ये उघडते',
  privacy: 'हे पान आम्हाला काहीही पाठवत नाही: हा मजकूर भरून तुमचेच ॲप उघडते, आणि तो तुम्ही पाठवता.',
  privacyLink: 'प्रायव्हसी',
} as const satisfies Translated<typeof english.contactFormMessages>;
