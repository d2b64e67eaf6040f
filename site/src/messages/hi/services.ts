import type { NextFree } from '@clinic/contract/appointment.ts';
import { getWeekday } from '@clinic/contract/booking-calendar.ts';
import {
  clockToWords,
  dateToDay,
  dateToDayOfYear,
  weekdayToShort,
} from '@clinic/contract/messages/hi/dates-and-times.ts';
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
  /** The table of facts. `rangeToWords` and those beside it write its figures. */
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

/** A range of the table 'At a glance', as `content/services` writes it. */
type Range = { min: number; max: number; unit: 'minutes' | 'hours' | 'nights' | 'days' | 'weeks' | 'months' };

/** The units after a number: for one, for several, and before a postposition such as `तक` or `बाद`. */
const UNITS: Record<Range['unit'], { one: string; several: string; before: string }> = {
  minutes: { one: 'मिनट', several: 'मिनट', before: 'मिनट' },
  hours: { one: 'घंटा', several: 'घंटे', before: 'घंटे' },
  nights: { one: 'रात', several: 'रातें', before: 'रात' },
  days: { one: 'दिन', several: 'दिन', before: 'दिन' },
  weeks: { one: 'हफ्ता', several: 'हफ्ते', before: 'हफ्ते' },
  months: { one: 'महीना', several: 'महीने', before: 'महीने' },
};

/** `30, 45` -> `30 से 45`; `1, 1` -> `1` */
const toNumbers = (min: number, max: number) => (min === max ? `${max}` : `${min} से ${max}`);

/** `30, 45, minutes` -> `30 से 45 मिनट`; `1, 1, weeks` -> `1 हफ्ता`; `0, 3, days` -> `3 दिन तक` */
export function rangeToWords({ min, max, unit }: Range): string {
  const { one, several, before } = UNITS[unit];
  if (min === 0) return `${max} ${before} तक`;
  return `${toNumbers(min, max)} ${max === 1 ? one : several}`;
}

/** The nights in hospital: `0, 0` -> `एक भी नहीं: उसी दिन घर`; `0, 2` -> `एक भी नहीं, या 1 से 2 रातें` */
export function nightsToWords({ min, max, unit }: Range): string {
  if (max === 0) return 'एक भी नहीं: उसी दिन घर';
  if (min > 0) return rangeToWords({ min, max, unit });
  return `एक भी नहीं, या ${rangeToWords({ min: 1, max, unit })}`;
}

/** The time from the operation to a day: `1, 2, weeks` -> `1 से 2 हफ्ते बाद`; `0, 0` -> `उसी दिन` */
export function waitToWords({ min, max, unit }: Range): string {
  if (max === 0) return 'उसी दिन';
  const { before } = UNITS[unit];
  if (min === 0) return `${max} ${before} के अंदर`;
  return `${toNumbers(min, max)} ${before} बाद`;
}

/** Formats a free slot: `अगला खाली समय: मंगलवार 24 नवंबर, सुबह 10:00 बजे, डॉ. नमुना काले के साथ` */
export function nextFreeToWords({ date, slot, doctor }: NextFree): string {
  return `अगला खाली समय: ${dateToDay(date)}, ${clockToWords(slot)}, ${doctor} के साथ`;
}

/** Formats a free slot for a row that is named 'Next free time': `मंगल 24 नवंबर, सुबह 10:00 बजे` */
export function nextFreeToTime({ date, slot }: NextFree): string {
  return `${weekdayToShort(getWeekday(date))} ${dateToDayOfYear(date)}, ${clockToWords(slot)}`;
}

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

/** The words around the table that leads from a symptom to its department. */
export const departmentMessages = {
  anchor: 'what-is-it-about',
  title: 'तकलीफ क्या है?',
  unsure: 'समझ नहीं आ रहा? तकलीफ क्या है?',
  notice: 'आपको क्या तकलीफ है',
  department: 'विभाग',
} as const satisfies Translated<typeof english.departmentMessages>;
