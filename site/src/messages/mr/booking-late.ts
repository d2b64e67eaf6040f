import type { Visit } from '@clinic/contract/booking-calendar.ts';
import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/booking-late.ts';

// The wizard downloads these words late and all at once: `booking.ts` has those that it needs at the start.

/** The words of the kinds of visits. */
export const visitWords = {
  title: 'भेट कशासाठी आहे?',
  /** Length and fee of a visit, if it has one. */
  facts: ({ minutes, fee }: Visit) => [minutes === 1 ? '1 मिनिट' : `${minutes} मिनिटे`, fee].filter(Boolean).join(' · '),
  notForNewPatients: 'जे आधी इथे येऊन गेले आहेत, त्यांच्यासाठी',
} as const satisfies Translated<typeof english.visitWords>;

/** The words about the chosen doctor. */
export const chosenDoctorWords = {
  genders: { female: 'महिला', male: 'पुरुष', other: 'इतर' },
  speaks: (languages: readonly string[]) => `${languages.join(', ')} बोलतात`,
} as const satisfies Translated<typeof english.chosenDoctorWords>;

/** The words of the times of all doctors of a department. */
export const anyDoctorWords = {
  open: 'या विभागातले कोणतेही डॉक्टर',
  title: (department: string) => `${department}: सगळ्या डॉक्टरांच्या वेळा`,
  day: 'दिवस',
  waiting: 'वेळा शोधत आहोत…',
  free: (count: number, day: string) => (count === 1 ? `${day}: 1 वेळ मोकळी आहे` : `${day}: ${count} मोकळ्या वेळा आहेत`),
  none: (day: string) => `${day}: एकही वेळ मोकळी नाही. दुसरा दिवस निवडा.`,
  noDay: 'दिवस निवडा.',
  failed: 'वेळा दाखवता आल्या नाहीत. वर डॉक्टर निवडा, किंवा पुन्हा प्रयत्न करा.',
  again: 'पुन्हा प्रयत्न करा',
  time: (time: string, doctor: string) => `${time} · ${doctor}`,
} as const satisfies Translated<typeof english.anyDoctorWords>;

/** The words of the month beside the date field. */
export const monthViewWords = {
  calendar: {
    earlier: 'आधीचा महिना',
    later: 'पुढचा महिना',
    label: 'तारीख निवडा',
    /** Opens the month that is folded for a chosen day. */
    change: 'बदला',
    /** Added to the name of a day that cannot be chosen, by the kind of its closure. */
    closures: {
      invalid: '',
      past: ', होऊन गेला',
      beyond: ', बुकिंग अजून सुरू नाही',
      weekday: ', बंद',
      date: ', बंद',
      doctor: ', वेळा नाहीत',
    },
  },
  dateNotice: {
    past: 'हा दिवस होऊन गेला आहे.',
    over: 'या दिवशी आता एकही वेळ उरलेली नाही.',
    beyond: (lastDay: string) => `बुकिंग ${lastDay} पर्यंत करता येते.`,
    /** The weekday is the subject, so that it needs no ending. */
    closedWeekday: (weekday: string) => `${weekday} बंद असतो.`,
    closedDate: (day: string) => `${day} या दिवशी बंद आहे.`,
    doctorAway: 'या दिवशी डॉक्टरांच्या वेळा नाहीत.',
    next: 'क्लिनिक पुढे या दिवशी सुरू आहे:',
    last: 'क्लिनिक शेवटी या दिवशी सुरू आहे:',
  },
} as const satisfies Translated<typeof english.monthViewWords>;

/** The words for a lost time. */
export const lostSlotWords = {
  past: (time: string) => `${time} ही वेळ होऊन गेली आहे, किंवा इतकी जवळ आली आहे की ऑनलाइन बुक करता येत नाही: आम्हाला फोन करा.`,
  taken: (time: string) => `${time} ही वेळ नुकतीच दुसऱ्या कोणीतरी घेतली आहे.`,
  closed: (time: string) => `${time} ही वेळ बंद आहे.`,
  nextFree: (time: string) => `पुढची मोकळी वेळ: ${time}.`,
  noneFree: 'त्या दिवशी दुसरी एकही वेळ उरलेली नाही.',
  nextOpenDay: (day: string) => `क्लिनिक पुढे या दिवशी सुरू आहे: ${day}.`,
} as const satisfies Translated<typeof english.lostSlotWords>;

/** The question about an email address that looks mistyped. */
export const emailQuestionWords = {
  /** The address that was probably meant follows. */
  meant: 'तुम्हाला हा पत्ता लिहायचा होता का:',
  change: 'हो, बदला',
  keep: 'नाही, हाच बरोबर आहे',
  incomplete: 'हा पत्ता पूर्ण आहे का? त्यात @ नंतर एकही डॉट (.) नाही.',
  keepIncomplete: 'हो, पूर्ण आहे',
} as const satisfies Translated<typeof english.emailQuestionWords>;

/** The words of the summary before a booking. */
export const bookingSummaryWords = {
  title: 'तुमची अपॉइंटमेंट',
  doctor: 'डॉक्टर',
  day: 'दिवस',
  time: 'वेळ',
  open: 'अजून निवड केलेली नाही',
} as const satisfies Translated<typeof english.bookingSummaryWords>;

/** The words above an empty form, for a booking that has just been made. */
export const bookedStripWords = {
  title: 'तुमची अपॉइंटमेंट बुक झाली आहे',
  kept: 'या टॅबमध्ये हे अर्धा तास दिसते.',
  forget: 'इथून पुसा',
} as const satisfies Translated<typeof english.bookedStripWords>;

/** The words for a booking without an answer, which waits in its tab. */
export const waitingBookingWords = {
  title: 'अजून बुकिंग झालेले नाही',
  text: 'सध्या तुमच्या फोनवरून किंवा कॉम्प्युटरवरून इंटरनेटने आमच्याशी संपर्क होत नाही. हा टॅब तुमचे बुकिंग जपून ठेवतो, आणि कनेक्शन आले, की लगेच ते आपोआप पाठवतो.',
  stay: 'बुकिंग झाले असे दिसेपर्यंत हे पान उघडे ठेवा. तुमची माहिती दुसरीकडे कुठेही ठेवलेली नाही.',
  /** Shown in the dialog about the failure. */
  told: 'तुमची अपॉइंटमेंट अजून बुक झालेली नाही. हा टॅब ती जपून ठेवतो, आणि कनेक्शन आले, की लगेच ती आपोआप पाठवतो: हे पान उघडे ठेवा.',
  try: 'आत्ता पाठवून पाहा',
  end: 'पाठवू नका',
  ended: 'तुमचे बुकिंग पाठवले जाणार नाही. तुम्ही भरलेली माहिती अजून इथेच आहे.',
  call: 'किंवा आम्हाला फोन करा:',
} as const satisfies Translated<typeof english.waitingBookingWords>;
