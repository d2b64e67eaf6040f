import type { Visit } from '@clinic/contract/booking-calendar.ts';
import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/booking-late.ts';

// The wizard downloads these words late and all at once: `booking.ts` has those that it needs at the start.

/** The words of the kinds of visits. */
export const visitWords = {
  title: 'आप किसलिए आ रहे हैं?',
  /** Length and fee of a visit, if it has one. */
  facts: ({ minutes, fee }: Visit) => [`${minutes} मिनट`, fee].filter(Boolean).join(' · '),
  notForNewPatients: 'उन मरीज़ों के लिए जो यहाँ पहले आ चुके हैं',
} as const satisfies Translated<typeof english.visitWords>;

/** The words about the chosen doctor. */
export const chosenDoctorWords = {
  genders: { female: 'महिला', male: 'पुरुष', other: 'अन्य' },
  /** A label instead of a verb, which would need the doctor's gender. */
  speaks: (languages: readonly string[]) => `भाषाएँ: ${languages.join(', ')}`,
} as const satisfies Translated<typeof english.chosenDoctorWords>;

/** The words of the times of all doctors of a department. */
export const anyDoctorWords = {
  open: 'इस विभाग के कोई भी डॉक्टर',
  title: (department: string) => `${department} के सब डॉक्टरों के समय`,
  day: 'दिन',
  waiting: 'समय ढूँढे जा रहे हैं…',
  free: (count: number, day: string) => (count === 1 ? `${day} को एक समय खाली है।` : `${day} को ${count} समय खाली हैं।`),
  none: (day: string) => `${day} को कोई समय खाली नहीं है। दूसरा दिन चुनें।`,
  noDay: 'दिन चुनें।',
  failed: 'समय की सूची नहीं खुल सकी। ऊपर से डॉक्टर चुनें, या फिर से कोशिश करें।',
  again: 'फिर से कोशिश करें',
  time: (time: string, doctor: string) => `${time} · ${doctor}`,
} as const satisfies Translated<typeof english.anyDoctorWords>;

/** The words of the month beside the date field. */
export const monthViewWords = {
  calendar: {
    earlier: 'पिछला महीना',
    later: 'अगला महीना',
    label: 'तारीख चुनें',
    /** Opens the month that is folded for a chosen day. */
    change: 'बदलें',
    /** Added to the name of a day that cannot be chosen, by the kind of its closure. */
    closures: {
      invalid: '',
      past: ', निकल गया',
      beyond: ', अभी खुला नहीं',
      weekday: ', बंद',
      date: ', बंद',
      doctor: ', कोई समय नहीं',
    },
  },
  dateNotice: {
    past: 'यह दिन निकल गया है।',
    over: 'इस दिन कोई समय नहीं बचा है।',
    beyond: (lastDay: string) => `बुकिंग ${lastDay} तक खुली है।`,
    closedWeekday: (weekday: string) => `${weekday} को बंद रहता है।`,
    closedDate: (day: string) => `${day} को बंद है।`,
    doctorAway: 'इस दिन डॉक्टर का कोई समय नहीं है।',
    next: 'अगला खुला दिन:',
    last: 'आखिरी खुला दिन:',
  },
} as const satisfies Translated<typeof english.monthViewWords>;

/** The words for a lost time. */
export const lostSlotWords = {
  past: (time: string) => `${time} का समय निकल गया है, या उसमें अब बहुत कम समय बचा है। हमें फोन करें।`,
  taken: (time: string) => `${time} का समय अभी-अभी किसी और ने ले लिया है।`,
  closed: (time: string) => `${time} का समय बंद है।`,
  nextFree: (time: string) => `अगला खाली समय: ${time}।`,
  noneFree: 'उस दिन और कोई समय नहीं बचा है।',
  nextOpenDay: (day: string) => `अगला खुला दिन: ${day}।`,
} as const satisfies Translated<typeof english.lostSlotWords>;

/** The question about an email address that looks mistyped. */
export const emailQuestionWords = {
  /** The address that was probably meant follows. */
  meant: 'क्या आप यह पता लिखना चाहते थे:',
  change: 'हाँ, बदल दें',
  keep: 'नहीं, यही सही है',
  incomplete: 'क्या यह पता पूरा है? इसमें @ के बाद कोई डॉट (.) नहीं है।',
  keepIncomplete: 'हाँ, पूरा है',
} as const satisfies Translated<typeof english.emailQuestionWords>;

/** The words of the summary before a booking. */
export const bookingSummaryWords = {
  title: 'आपका अपॉइंटमेंट',
  doctor: 'डॉक्टर',
  day: 'दिन',
  time: 'समय',
  open: 'अभी चुना नहीं',
} as const satisfies Translated<typeof english.bookingSummaryWords>;

/** The words above an empty form, for a booking that has just been made. */
export const bookedStripWords = {
  title: 'आपका अपॉइंटमेंट बुक हो गया है',
  kept: 'यह टैब इसे आधे घंटे तक दिखाता है।',
  forget: 'यहाँ से हटाएँ',
} as const satisfies Translated<typeof english.bookedStripWords>;

/** The words for a booking without an answer, which waits in its tab. */
export const waitingBookingWords = {
  title: 'अभी बुक नहीं हुआ है',
  text: 'आपका फोन या कंप्यूटर अभी हमसे जुड़ नहीं पा रहा है। यह टैब आपकी बुकिंग सँभालकर रखता है और कनेक्शन मिलते ही उसे अपने आप भेज देता है।',
  stay: 'यह पन्ना तब तक खुला रखें, जब तक यहाँ लिखा न आ जाए कि आपकी बुकिंग हो गई। और कहीं कुछ नहीं रखा जाता।',
  /** Shown in the dialog about the failure. */
  told: 'आपका अपॉइंटमेंट अभी बुक नहीं हुआ है। यह टैब उसे सँभालकर रखता है और कनेक्शन मिलते ही अपने आप भेज देता है। यह पन्ना खुला रखें।',
  try: 'अभी कोशिश करें',
  end: 'इसे न भेजें',
  ended: 'आपकी बुकिंग नहीं भेजी जाएगी। आपने जो भरा था, वह यहीं है।',
  call: 'या हमें फोन करें:',
} as const satisfies Translated<typeof english.waitingBookingWords>;
