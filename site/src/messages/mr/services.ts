import type { NextFree } from '@clinic/contract/appointment.ts';
import { getWeekday } from '@clinic/contract/booking-calendar.ts';
import {
  clockToWords,
  dateToDay,
  dateToDayOfYear,
  weekdayToShort,
} from '@clinic/contract/messages/mr/dates-and-times.ts';
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
  /** The table of facts. `rangeToWords` and those beside it write its figures. */
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

/** A range of the table 'At a glance', as `content/services` writes it. */
type Range = { min: number; max: number; unit: 'minutes' | 'hours' | 'nights' | 'days' | 'weeks' | 'months' };

/** The forms of a unit for 1 and for other numbers: plain, and with 'after' and 'within', which change its ending. */
type Forms = { one: string; many: string };

const UNITS: Record<Range['unit'], { plain: Forms; after: Forms; within: Forms }> = {
  minutes: {
    plain: { one: 'मिनिट', many: 'मिनिटे' },
    after: { one: 'मिनिटानंतर', many: 'मिनिटांनंतर' },
    within: { one: 'मिनिटाच्या आत', many: 'मिनिटांच्या आत' },
  },
  hours: {
    plain: { one: 'तास', many: 'तास' },
    after: { one: 'तासानंतर', many: 'तासांनंतर' },
    within: { one: 'तासाच्या आत', many: 'तासांच्या आत' },
  },
  nights: {
    plain: { one: 'रात्र', many: 'रात्री' },
    after: { one: 'रात्रीनंतर', many: 'रात्रींनंतर' },
    within: { one: 'रात्रीच्या आत', many: 'रात्रींच्या आत' },
  },
  days: {
    plain: { one: 'दिवस', many: 'दिवस' },
    after: { one: 'दिवसानंतर', many: 'दिवसांनंतर' },
    within: { one: 'दिवसाच्या आत', many: 'दिवसांच्या आत' },
  },
  weeks: {
    plain: { one: 'आठवडा', many: 'आठवडे' },
    after: { one: 'आठवड्यानंतर', many: 'आठवड्यांनंतर' },
    within: { one: 'आठवड्याच्या आत', many: 'आठवड्यांच्या आत' },
  },
  months: {
    plain: { one: 'महिना', many: 'महिने' },
    after: { one: 'महिन्यानंतर', many: 'महिन्यांनंतर' },
    within: { one: 'महिन्याच्या आत', many: 'महिन्यांच्या आत' },
  },
};

/** `30, 45, minutes` -> `30 ते 45 मिनिटे`; `1, 1, days` -> `1 दिवस`; `0, 3, days` -> `जास्तीत जास्त 3 दिवस` */
export function rangeToWords({ min, max, unit }: Range): string {
  const units = pick(UNITS[unit].plain, max);
  if (min === 0) return `जास्तीत जास्त ${max} ${units}`;
  return `${toNumbers(min, max)} ${units}`;
}

/** The nights in hospital: `0, 0` -> `एकही नाही: त्याच दिवशी घरी`; `0, 1` -> `एकही नाही किंवा 1 रात्र` */
export function nightsToWords({ min, max, unit }: Range): string {
  if (max === 0) return 'एकही नाही: त्याच दिवशी घरी';
  if (min > 0) return rangeToWords({ min, max, unit });
  const units = pick(UNITS[unit].plain, max);
  return max === 1 ? `एकही नाही किंवा 1 ${units}` : `एकही नाही किंवा जास्तीत जास्त ${max} ${units}`;
}

/** The time from the operation to a day: `1, 2, weeks` -> `1 ते 2 आठवड्यांनंतर`; `0, 0` -> `त्याच दिवशी` */
export function waitToWords({ min, max, unit }: Range): string {
  if (max === 0) return 'त्याच दिवशी';
  if (min === 0) return `${max} ${pick(UNITS[unit].within, max)}`;
  return `${toNumbers(min, max)} ${pick(UNITS[unit].after, max)}`;
}

function pick({ one, many }: Forms, count: number): string {
  return count === 1 ? one : many;
}

function toNumbers(min: number, max: number): string {
  return min === max ? String(max) : `${min} ते ${max}`;
}

/** Formats a free slot: `पुढची मोकळी वेळ: मंगळवार 24 नोव्हेंबर, सकाळी 10:00, डॉ. नमुना काळे यांच्याकडे` */
export function nextFreeToWords({ date, slot, doctor }: NextFree): string {
  return `पुढची मोकळी वेळ: ${dateToDay(date)}, ${clockToWords(slot)}, ${doctor} यांच्याकडे`;
}

/** Formats a free slot for a row that is named 'Next free time': `मंगळ 24 नोव्हेंबर, सकाळी 10:00` */
export function nextFreeToTime({ date, slot }: NextFree): string {
  return `${weekdayToShort(getWeekday(date))} ${dateToDayOfYear(date)}, ${clockToWords(slot)}`;
}

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

/** The words around the table that leads from a symptom to its department. */
export const departmentMessages = {
  anchor: 'what-is-it-about',
  title: 'त्रास कशाचा आहे?',
  unsure: 'नक्की माहीत नाही? त्रास कशाचा आहे?',
  notice: 'तुम्हाला काय जाणवले',
  department: 'विभाग',
} as const satisfies Translated<typeof english.departmentMessages>;
