import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/services.ts';

/** The words of the service pages, the services page and the technology page. */
export const serviceMessages = {
  book: 'अपॉइंटमेंट लें',
  sections: {
    overview: 'मुख्य बातें',
    overviewDetails: 'ज़्यादा जानकारी, और क्या किया जाता है',
    whenToConsult: 'डॉक्टर को कब दिखाएँ',
    treatmentOptions: 'इलाज के रास्ते',
    notFor: 'यह किसे नहीं कराना चाहिए',
    alternatives: 'और कौन से रास्ते हैं',
    risks: 'खतरे, और वे कितने लोगों को होते हैं',
    preparation: 'तैयारी कैसे करें',
    recovery: 'ठीक होना',
    recoverySteps: 'पहले दिन से भारी काम तक',
    questions: 'सवाल',
    patientQuestions: 'मरीज़ जो सवाल पूछते हैं',
    whyChooseUs: 'हमें क्यों चुनें',
    benefits: { thin: 'मुख्य', bold: 'फायदे' },
    technology: { thin: 'आधुनिक', bold: 'टेक्नोलॉजी' },
    facility: { thin: 'सुविधाएँ,', bold: 'मशीनें और औज़ार' },
    journey: { thin: 'ठीक होने तक', bold: 'आपका सफर' },
    others: { thin: 'दूसरे', bold: 'इलाज और ऑपरेशन' },
  },
  /** The words that open a fold, which phones alone have. */
  folds: {
    signs: (count: number) => `सब ${count} लक्षण`,
    reasons: (count: number) => `सब ${count} वजहें`,
    technology: 'यह कैसे काम करती है',
    drawing: 'चित्र में क्या दिखता है',
    options: (count: number) => `सब ${count} रास्ते`,
    benefits: (count: number) => `सब ${count} फायदे`,
    steps: (count: number) => `सब ${count} कदम`,
  },
  /** The table of facts. Its figures become words in `services-glance.ts`. */
  glance: {
    title: 'एक नज़र में',
    facts: {
      operation: 'कितना समय लगता है',
      anaesthetic: 'एनेस्थीसिया',
      hospital: 'अस्पताल में रातें',
      work: 'काम से छुट्टी',
      driving: 'गाड़ी चलाना',
      lifting: 'वज़न उठाना',
      travel: 'लंबा सफर',
      cost: 'कितना खर्च होता है',
    },
    nextFree: 'अगला खाली समय',
    seeTimes: 'खाली समय देखें',
  },
  /** Below the risks: the scale of the surgical colleges. */
  frequencyWords:
    '‘बहुत आम’ का मतलब है 10 में से 1 से ज़्यादा लोगों को, ‘आम’ का 10 में से 1 तक, ‘कम होता है’ का 100 में से 1 तक, ‘बहुत कम होता है’ का 1,000 में से 1 तक, और ‘बेहद कम होता है’ का 10,000 में से 1 तक।',
  /** After a frequency: `1 to 12 in 100` */
  studiesFound: (range: string) => `अलग-अलग रिसर्च में यह आँकड़ा है: ${range}।`,
  /** In the list of sources: which risk was counted, on whom and when. */
  measured: (risk: string, people: string, year: number) => `${risk} (${people}, ${year})`,
  surgeonQuestions: {
    title: 'अपने सर्जन से पूछने के सवाल',
    sheetTitle: (about: string) => `${about}: अपने सर्जन से पूछने के सवाल`,
    print: 'सवाल प्रिंट करें',
    send: 'सवाल WhatsApp से भेजें',
  },
  technologyLink: 'यह टेक्नोलॉजी कैसे काम करती है',
  contactCard: {
    title: 'समझ नहीं आ रहा कि क्या चाहिए?',
    text: 'आपको जो तकलीफ दिखी है, हमें बताएँ। हम आपको साफ-साफ बताते हैं, तब भी जब ऑपरेशन की ज़रूरत न हो।',
    contact: 'संपर्क करें',
    book: 'अपॉइंटमेंट लें',
  },
  review: {
    author: 'किसने लिखा',
    reviewer: 'किस डॉक्टर ने जाँचा',
    nobody: 'अभी तक किसी ने नहीं',
    reviewed: 'कब जाँचा',
    nextReview: 'अगली बार कब तक जाँचना है',
  },
  servicesPage: {
    title: 'इलाज और ऑपरेशन',
    heading: { thin: 'हम किन तकलीफों का', bold: 'इलाज करते हैं' },
    /** The explanations in brackets are left out, because a description has room for few words. */
    metaDescription: (city: string, categories: string[]) =>
      `${city} में हमारे क्लिनिक के सब ऑपरेशन और इलाज, प्रकार के हिसाब से: ${categories.map((category) => category.replace(/ \(.*\)$/, '')).join(', ')}।`,
    lead: 'हर पन्ना आसान शब्दों में बताता है कि किन लक्षणों में दिखाना चाहिए, इलाज के कौन से रास्ते हैं, ठीक होने में क्या-क्या होता है और कब बिल्कुल नहीं रुकना है।',
    categories: 'इलाज के प्रकार',
    end: { thin: 'समझ नहीं आ रहा', bold: 'कि क्या चाहिए?' },
    technology: 'हमारी टेक्नोलॉजी',
  },
  technologyPage: { title: 'टेक्नोलॉजी', services: 'किसमें काम आती है' },
} as const satisfies Translated<typeof english.serviceMessages>;
