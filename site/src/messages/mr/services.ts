import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/services.ts';

/** The words of the service pages, the services page and the technology page. */
export const serviceMessages = {
  book: 'बुक करा',
  sections: {
    overview: 'थोडी ओळख',
    overviewDetails: 'याबद्दल आणखी, आणि काय करतात',
    whenToConsult: 'डॉक्टरांना केव्हा दाखवावे',
    treatmentOptions: 'उपचारांचे पर्याय',
    notFor: 'हे कोणासाठी योग्य नाही',
    alternatives: 'दुसरे काय करता येते',
    risks: 'धोके, आणि ते किती जणांना होतात',
    preparation: 'तयारी कशी करायची',
    recovery: 'बरे होणे',
    recoverySteps: 'पहिल्या दिवसापासून जड कामापर्यंत',
    questions: 'प्रश्न',
    patientQuestions: 'रुग्ण विचारतात ते प्रश्न',
    whyChooseUs: 'आमच्याकडे का यावे',
    benefits: { thin: 'मुख्य', bold: 'फायदे' },
    technology: { thin: 'आधुनिक', bold: 'तंत्रज्ञान' },
    facility: { thin: 'सोयी आणि', bold: 'साधने' },
    journey: { thin: 'बरे होण्याकडे', bold: 'तुमचा प्रवास' },
    others: { thin: 'इतर', bold: 'उपचार' },
  },
  /** The words that open a fold, which phones alone have. */
  folds: {
    signs: (count: number) => `सर्व ${count} लक्षणे`,
    reasons: (count: number) => `सर्व ${count} कारणे`,
    technology: 'ते कसे काम करते',
    drawing: 'चित्रात काय दिसते',
    options: (count: number) => `सर्व ${count} मार्ग`,
    benefits: (count: number) => `सर्व ${count} फायदे`,
    steps: (count: number) => `सर्व ${count} टप्पे`,
  },
  /** The table of facts. Its figures become words in `services-glance.ts`. */
  glance: {
    title: 'थोडक्यात',
    facts: {
      operation: 'किती वेळ लागतो',
      anaesthetic: 'भूल',
      hospital: 'हॉस्पिटलमध्ये किती रात्री',
      work: 'कामातून किती दिवस सुट्टी',
      driving: 'गाडी चालवणे',
      lifting: 'वजन उचलणे',
      travel: 'लांबचा प्रवास',
      cost: 'किती खर्च येतो',
    },
    nextFree: 'पुढची मोकळी वेळ',
    seeTimes: 'मोकळ्या वेळा पाहा',
  },
  /** Below the risks: the scale of the surgical colleges. */
  frequencyWords:
    '‘खूप जणांना होते’ म्हणजे 10 पैकी 1 पेक्षा जास्त जणांना, ‘बऱ्याचदा होते’ म्हणजे 10 पैकी 1 पर्यंत, ‘फारसे होत नाही’ म्हणजे 100 पैकी 1 पर्यंत, ‘क्वचित होते’ म्हणजे 1,000 पैकी 1 पर्यंत, आणि ‘अगदी क्वचित होते’ म्हणजे 10,000 पैकी 1 पर्यंत.',
  /** After a frequency: `1 to 12 in 100` */
  studiesFound: (range: string) => `वेगवेगळ्या अभ्यासांतील आकडे: ${range}.`,
  /** In the list of sources: which risk was counted, on whom and when. */
  measured: (risk: string, people: string, year: number) => `${risk} (${people}, ${year})`,
  surgeonQuestions: {
    title: 'तुमच्या सर्जनना विचारायचे प्रश्न',
    sheetTitle: (about: string) => `${about}: तुमच्या सर्जनना विचारायचे प्रश्न`,
    print: 'हे प्रश्न प्रिंट करा',
    send: 'WhatsApp वर पाठवा',
  },
  technologyLink: 'हे तंत्रज्ञान कसे काम करते',
  contactCard: {
    title: 'कोणता उपचार हवा, कळत नाही?',
    text: 'तुम्हाला काय जाणवले आहे, ते सांगा. आम्ही स्पष्ट सांगतो, शस्त्रक्रियेची गरज नसेल तरीही.',
    contact: 'संपर्क साधा',
    book: 'अपॉइंटमेंट घ्या',
  },
  review: {
    author: 'लिहिणारे',
    reviewer: 'वैद्यकीय माहिती तपासणारे',
    nobody: 'अजून कोणीही नाही',
    reviewed: 'तपासल्याची तारीख',
    nextReview: 'पुढची तपासणी या तारखेपर्यंत',
  },
  servicesPage: {
    title: 'उपचार आणि शस्त्रक्रिया',
    heading: { thin: 'आम्ही कशावर', bold: 'उपचार करतो' },
    /** The bracketed part of a category's name is left out, because the description has to be short. */
    metaDescription: (city: string, categories: string[]) =>
      `${city} येथील आमच्या क्लिनिकचे सगळे उपचार व शस्त्रक्रिया, प्रकारांप्रमाणे: ${categories
        .map((category) => category.replace(/ \(.*\)$/, ''))
        .join(', ')}.`,
    lead: 'कोणती लक्षणे दिसल्यावर दाखवायचे, पर्याय कोणते, बरे कसे होते आणि कशासाठी थांबू नये, हे प्रत्येक पान साध्या शब्दांत सांगते.',
    categories: 'प्रकार',
    end: { thin: 'कोणता उपचार हवा,', bold: 'कळत नाही?' },
    technology: 'आम्ही वापरतो ते तंत्रज्ञान',
  },
  technologyPage: { title: 'तंत्रज्ञान', services: 'यासाठी वापरतात' },
} as const satisfies Translated<typeof english.serviceMessages>;
