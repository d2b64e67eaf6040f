import { getWeekday } from '@clinic/contract/booking-calendar.ts';
import { dateToWords, labelToWords, weekdayToWords } from '@clinic/contract/messages/mr/dates-and-times.ts';
import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/refusals.ts';
import { sayRefusals } from '../say-refusals.ts';
import { fieldWords } from './booking.ts';

const CANCELLED = 'हे बुकिंग रद्द झाले आहे. पुन्हा बुक करायचे असेल, तर वेळ निवडा आणि परत एकदा नक्की करा.';

const shortenTo = (maxChars = 0) => `हे छोटे करून ${maxChars} अक्षरांत बसवा.`;
const offerInstead = (nextDate?: string) =>
  nextDate ? `क्लिनिक पुढे या दिवशी सुरू आहे: ${dateToWords(nextDate)}.` : 'दुसरा दिवस निवडा.';

/** Says why a field is refused, and what to do. */
export const reasonWords = {
  ...fieldWords,
  'text-broken': 'एक अक्षर वाचता आले नाही. कृपया हे पुन्हा लिहा.',
  'text-unshowable': 'एक अक्षर दाखवता येत नाही. कृपया हे पुन्हा लिहा.',
  'text-too-long': ({ params }) => shortenTo(params?.maxChars),
  'department-unknown': 'आमच्या विभागांपैकी एक निवडा.',
  'doctor-unknown': 'आमच्या डॉक्टरांपैकी एक निवडा.',
  'doctor-elsewhere': 'हे डॉक्टर त्या विभागात काम करत नाहीत. त्या विभागातले डॉक्टर निवडा.',
  'date-invalid': 'कॅलेंडरमध्ये असलेली तारीख निवडा.',
  'date-beyond': ({ params }) => `${dateToWords(params?.lastDate ?? '')} पर्यंतची तारीख निवडा.`,
  'weekday-closed': ({ params }) =>
    `क्लिनिकमध्ये ${weekdayToWords(getWeekday(params?.date ?? ''))}ी बुकिंग करता येत नाही. ${offerInstead(params?.nextDate)}`,
  'date-closed': ({ params }) =>
    `${dateToWords(params?.date ?? '')} या दिवशी क्लिनिक बंद आहे. ${offerInstead(params?.nextDate)}`,
  'doctor-away': ({ params }) => `या दिवशी डॉक्टरांच्या वेळा नाहीत. ${offerInstead(params?.nextDate)}`,
  'time-unknown': 'दाखवलेल्या वेळांपैकी एक निवडा.',
  'time-not-offered': ({ params }) =>
    params?.nearestTime
      ? `डॉक्टरांची अशी वेळ नाही. सगळ्यात जवळची वेळ ${labelToWords(params.nearestTime)} ही आहे.`
      : 'दाखवलेल्या वेळांपैकी एक निवडा.',
  'time-past': 'ती वेळ होऊन गेली आहे, किंवा फार जवळ आली आहे. नंतरची वेळ निवडा, किंवा आम्हाला फोन करा.',
  'slot-taken': 'ही वेळ आधीच घेतलेली आहे. दुसरी वेळ निवडा.',
  'slot-closed': 'ही वेळ बंद आहे. दुसरी वेळ निवडा.',
  'contact-full': ({ field }) =>
    field === 'phone'
      ? 'या फोन नंबरवर आधीच बऱ्याच अपॉइंटमेंट बुक आहेत. आणखी एक हवी असेल, तर कृपया आम्हाला फोन करा.'
      : 'या ईमेल पत्त्यावर आधीच बऱ्याच अपॉइंटमेंट बुक आहेत. आणखी एक हवी असेल, तर कृपया आम्हाला फोन करा.',
  'reference-missing': 'तुमच्या अपॉइंटमेंटचा बुकिंग नंबर लिहा, उदाहरणार्थ K7QX-3M9P.',
  'message-too-long': 'निरोप छोटा करा.',
  'booking-cancelled': CANCELLED,
} as const satisfies Translated<typeof english.reasonWords>;

export const { reasonToWords, problemToWords } = sayRefusals({
  reasons: reasonWords,
  otherReason: 'हे आम्हाला घेता येत नाही. कृपया ते बदला.',
  problems: {
    'fields-invalid': 'कृपया ही माहिती तपासा.',
    'slot-taken': 'ती वेळ आत्ताच कोणीतरी बुक केली आहे. कृपया दुसरी वेळ निवडा.',
    'slot-closed': 'क्लिनिकने ती वेळ आत्ताच बंद केली आहे. कृपया दुसरी वेळ निवडा.',
    'booking-cancelled': CANCELLED,
    'appointment-begun': 'तुमच्या अपॉइंटमेंटची वेळ होऊन गेली आहे. काही बदलायचे असेल, तर कृपया आम्हाला फोन करा.',
    'appointment-over': 'ही अपॉइंटमेंट आता बदलता येत नाही.',
    'contact-full': 'तुमच्यासाठी आधीच बऱ्याच अपॉइंटमेंट बुक आहेत. आणखी एक हवी असेल, तर कृपया आम्हाला फोन करा.',
    'forbidden-origin': 'हा फॉर्म दुसऱ्या वेबसाइटवरून पाठवला होता. कृपया आमच्याच पानावर बुक करा.',
    'too-many': 'तुमच्या नेटवर्कवरून फार वेळा प्रयत्न झाले आहेत.',
    busy: 'आत्ता खूप लोक बुकिंग करत आहेत.',
    unavailable: 'आत्ता आम्ही बुकिंग घेऊ शकत नाही.',
    moving: 'बुकिंगची सेवा एका मिनिटात पुन्हा सुरू होईल.',
    restarting: 'बुकिंगची सेवा पुन्हा सुरू होत आहे.',
    'body-too-long': 'बुकिंगमधला मजकूर फार मोठा आहे.',
    failed: 'आमच्या बाजूने काहीतरी चुकले.',
  },
  otherProblem: 'बुकिंग जसे पाठवले तसे आम्हाला घेता आले नाही. कृपया फॉर्म पुन्हा भरा.',
});

/** The words for a booking that has failed. */
export const bookingFailureWords = {
  wait: (time: string) => `कृपया ${time} थांबा, मग पुन्हा प्रयत्न करा.`,
} as const satisfies Translated<typeof english.bookingFailureWords>;

/** The words of the pages that answer the form without script, in addition to the wizard's (`booking.ts`). */
export const answerMessages = {
  metaDescription: 'तुमच्या बुकिंगचे काय झाले, ते इथे आहे.',
  keepReference: 'कृपया बुकिंग नंबर (रेफरन्स) जपून ठेवा: तुम्ही फोन केल्यावर आम्ही तोच विचारतो.',
  phoneShort: 'तुमचा फोन नंबर पूर्ण आहे का? एखादा अंक राहिला असेल, तर कृपया आम्हाला फोन करा.',
  back: 'वेबसाइटवर परत जा',
  /** `time` is a ready string in the direct case, for example `3 मिनिटे`. */
  wait: (time: string) => `कृपया ${time} थांबा, मग पुन्हा प्रयत्न करा.`,
  entriesKept: 'तुम्ही लिहिलेले सगळे फॉर्ममध्ये तसेच आहे: ब्राउझरमधले ‘मागे’ बटण दाबून फॉर्मवर परत जा.',
  startAnew: 'रिकाम्या फॉर्मपासून सुरुवात करा',
} as const satisfies Translated<typeof english.answerMessages>;

/** For one, and for several. */
const UNITS: Record<english.DurationUnit, readonly [string, string]> = {
  hour: ['तास', 'तास'],
  minute: ['मिनिट', 'मिनिटे'],
  second: ['सेकंद', 'सेकंद'],
};

/** A time to wait: 3, `minute` -> `3 मिनिटे` */
export function durationToWords(count: number, unit: english.DurationUnit): string {
  return `${count} ${UNITS[unit][count === 1 ? 0 : 1]}`;
}
