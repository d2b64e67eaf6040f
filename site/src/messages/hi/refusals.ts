import { getWeekday } from '@clinic/contract/booking-calendar.ts';
import { dateToWords, labelToWords, weekdayToWords } from '@clinic/contract/messages/hi/dates-and-times.ts';
import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/refusals.ts';
import { sayRefusals } from '../say-refusals.ts';
import { fieldWords } from './booking.ts';

const CANCELLED = 'यह बुकिंग रद्द हो गई थी। फिर से बुक करने के लिए समय चुनें और एक बार फिर पक्का करें।';
const shortenTo = (maxChars = 0) => `इसे छोटा करें, ${maxChars} अक्षरों तक।`;
const offerInstead = (nextDate?: string) => (nextDate ? `अगला खुला दिन है ${dateToWords(nextDate)}।` : 'दूसरा दिन चुनें।');

/** Says why a field is refused, and what to do. */
export const reasonWords = {
  ...fieldWords,
  'text-broken': 'एक अक्षर पढ़ा नहीं जा सका। कृपया इसे फिर से लिखें।',
  'text-unshowable': 'एक अक्षर दिखाया नहीं जा सकता। कृपया इसे फिर से लिखें।',
  'text-too-long': ({ params }) => shortenTo(params?.maxChars),
  'department-unknown': 'हमारे विभागों में से कोई एक चुनें।',
  'doctor-unknown': 'हमारे डॉक्टरों में से कोई एक चुनें।',
  'doctor-elsewhere': 'ये डॉक्टर उस विभाग में काम नहीं करते। उस विभाग के किसी डॉक्टर को चुनें।',
  'date-invalid': 'ऐसी तारीख चुनें जो कैलेंडर में हो।',
  'date-beyond': ({ params }) => `${dateToWords(params?.lastDate ?? '')} तक की कोई तारीख चुनें।`,
  'weekday-closed': ({ params }) =>
    `क्लिनिक ${weekdayToWords(getWeekday(params?.date ?? ''))} को बुकिंग नहीं लेता। ${offerInstead(params?.nextDate)}`,
  'date-closed': ({ params }) => `क्लिनिक ${dateToWords(params?.date ?? '')} को बंद है। ${offerInstead(params?.nextDate)}`,
  'doctor-away': ({ params }) => `इस दिन डॉक्टर का कोई समय नहीं है। ${offerInstead(params?.nextDate)}`,
  'time-unknown': 'जो समय दिख रहे हैं, उनमें से कोई एक चुनें।',
  'time-not-offered': ({ params }) =>
    params?.nearestTime
      ? `डॉक्टर का यह समय नहीं है। सबसे पास का समय ${labelToWords(params.nearestTime)} है।`
      : 'जो समय दिख रहे हैं, उनमें से कोई एक चुनें।',
  'time-past': 'वह समय निकल गया है या बहुत पास है। बाद का कोई समय चुनें, या हमें फोन करें।',
  'slot-taken': 'यह समय बुक हो चुका है। दूसरा समय चुनें।',
  'slot-closed': 'यह समय बंद है। दूसरा समय चुनें।',
  'contact-full': ({ field }) =>
    field === 'phone'
      ? 'इस फोन नंबर से पहले ही बहुत सारे अपॉइंटमेंट बुक हैं। एक और लेने के लिए कृपया हमें फोन करें।'
      : 'इस ईमेल पते से पहले ही बहुत सारे अपॉइंटमेंट बुक हैं। एक और लेने के लिए कृपया हमें फोन करें।',
  'reference-missing': 'अपने अपॉइंटमेंट का बुकिंग नंबर लिखें, जैसे K7QX-3M9P',
  'message-too-long': 'संदेश को छोटा करें।',
  'booking-cancelled': CANCELLED,
} as const satisfies Translated<typeof english.reasonWords>;

export const { reasonToWords, problemToWords } = sayRefusals({
  reasons: reasonWords,
  otherReason: 'हम इसे ऐसे नहीं ले सकते। कृपया इसे बदलें।',
  problems: {
    'fields-invalid': 'कृपया यह जानकारी जाँच लें।',
    'slot-taken': 'वह समय अभी-अभी किसी और ने बुक कर लिया है। कृपया दूसरा समय चुनें।',
    'slot-closed': 'वह समय क्लिनिक ने अभी-अभी बंद किया है। कृपया दूसरा समय चुनें।',
    'booking-cancelled': CANCELLED,
    'appointment-begun': 'आपके अपॉइंटमेंट का समय निकल गया है। कुछ भी बदलना हो, तो कृपया हमें फोन करें।',
    'appointment-over': 'यह अपॉइंटमेंट अब नहीं बदला जा सकता।',
    'contact-full': 'आपके लिए पहले ही बहुत सारे अपॉइंटमेंट बुक हैं। एक और लेने के लिए कृपया हमें फोन करें।',
    'forbidden-origin': 'यह फॉर्म किसी दूसरी वेबसाइट से भेजा गया। कृपया हमारे अपने पन्ने पर बुक करें।',
    'too-many': 'आपके इंटरनेट नेटवर्क से बहुत ज़्यादा बार कोशिश हुई है।',
    busy: 'अभी बहुत सारे लोग बुकिंग कर रहे हैं।',
    unavailable: 'हम अभी बुकिंग नहीं ले सकते।',
    moving: 'बुकिंग का सिस्टम एक मिनट में फिर चालू हो जाएगा।',
    restarting: 'बुकिंग का सिस्टम दोबारा चालू हो रहा है।',
    'body-too-long': 'बुकिंग बहुत लंबी है।',
    failed: 'हमारी तरफ से कुछ गड़बड़ हो गई।',
  },
  otherProblem: 'बुकिंग जिस तरह भेजी गई, उस तरह हम उसे ले नहीं सके। कृपया फॉर्म फिर से भरें।',
});

/** The words for a booking that has failed. */
export const bookingFailureWords = {
  wait: (time: string) => `कृपया ${time} बाद फिर से कोशिश करें।`,
} as const satisfies Translated<typeof english.bookingFailureWords>;

/** The words of the pages that answer the form without script, in addition to the wizard's (`booking.ts`). */
export const answerMessages = {
  metaDescription: 'आपकी बुकिंग का नतीजा।',
  keepReference: 'कृपया बुकिंग नंबर सँभालकर रखें। आप फोन करते हैं, तो हम वही पूछते हैं।',
  phoneShort: 'क्या आपका फोन नंबर पूरा है? कोई अंक छूट गया हो, तो कृपया हमें फोन करें।',
  back: 'वेबसाइट पर वापस जाएँ',
  wait: (time: string) => `कृपया ${time} बाद फिर से कोशिश करें।`,
  entriesKept: 'आपने जो भरा था, वह फॉर्म में अब भी है। उस पर लौटने के लिए अपने ब्राउज़र का ‘पीछे’ बटन दबाएँ।',
  startAnew: 'खाली फॉर्म से शुरू करें',
} as const satisfies Translated<typeof english.answerMessages>;

/** Each as it stands before a postposition such as `बाद`. */
const UNITS: Record<english.DurationUnit, string> = { hour: 'घंटे', minute: 'मिनट', second: 'सेकंड' };

/** A time to wait: 3, `minute` -> `3 मिनट` */
export function durationToWords(count: number, unit: english.DurationUnit): string {
  return `${count} ${UNITS[unit]}`;
}
