import type { Translated } from '@clinic/contract/messages/translated.ts';
import type { OptionalField } from '@clinic/contract/patient-words.ts';
import type * as english from '../en/booking.ts';

/** The label of each field on the screen. */
export const fieldLabels = {
  name: 'पूरा नाम',
  email: 'ईमेल',
  phone: 'फोन नंबर',
  department: 'विभाग',
  doctor: 'डॉक्टर',
  appointmentDate: 'पसंद की तारीख',
  appointmentTime: 'पसंद का समय',
  message: 'और कोई बात',
} as const satisfies Translated<typeof english.fieldLabels>;

/** The wizard's own words about a field. The words for the API's other reasons are in `refusals.ts`. */
export const fieldWords = {
  'name-missing': 'अपना पूरा नाम लिखें।',
  'email-missing': 'अपना ईमेल पता लिखें।',
  'email-invalid': 'ईमेल पता लिखें, जो name@example.com जैसा हो।',
  'phone-missing': 'अपना फोन नंबर लिखें।',
  'phone-short': 'क्या यह नंबर पूरा है?',
  'date-missing': 'तारीख चुनें।',
  'date-past': 'वह दिन निकल गया है। आज या बाद का कोई दिन चुनें।',
} as const satisfies Translated<typeof english.fieldWords>;

/** The counts from two on. For none and for one there are sentences of their own. */
const COUNTS = ['', '', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ'];

/** The description is not among the words below, because the wizard does not need it. */
export const bookingDescription: typeof english.bookingDescription = (city: string) =>
  `${city} में हमारे क्लिनिक में डॉक्टर से सलाह का समय लें, तीन छोटे कदमों में: आप कौन हैं, कौन सा विभाग और डॉक्टर, कौन सा दिन और समय।`;

/** Before the contact for questions about one's data. Like the next one it is not among the words below. */
export const privacyQuestion = 'अपनी जानकारी के बारे में सवाल हो, तो यहाँ पूछें:';

/** Beside the email. It stands in the page as it is built, so the wizard's script does without it. */
export const emailHint =
  'बेटे या बेटी का ईमेल भी चलेगा। किसी और के लिए बुक कर रहे हैं? नाम मरीज़ का लिखें, और ईमेल व फोन नंबर उनका, जो हमारे संदेश पढ़ेंगे।';

/** The words of the booking wizard. */
export const bookingMessages = {
  title: { thin: 'अपना', bold: 'अपॉइंटमेंट लें' },
  subtitle: 'हमारे माहिर डॉक्टरों से सलाह का समय लें।',
  progress: 'बुकिंग कहाँ तक पहुँची',
  completed: 'पूर्ण',
  steps: [
    { label: 'आपकी जानकारी', title: 'अपनी जानकारी लिखें', hint: 'आपका नाम, और आपसे बात कैसे हो' },
    { label: 'इलाज', title: 'इलाज चुनें', hint: 'आपका विभाग और डॉक्टर' },
    { label: 'समय', title: 'दिन और समय चुनें', hint: 'आपका दिन और समय' },
  ],
  stepOf: (step: number, count: number) => `कदम ${step} (कुल ${count})`,
  optional: '(ज़रूरी नहीं)',
  chooseDepartment: 'विभाग चुनें',
  /** Shown after a department is chosen: what it looks after. */
  treats: (what: string) => `इनके लिए: ${what}।`,
  /** The choices of an address, with a service or without. */
  wish: (chosen: string, service?: string) => (service ? `${service} के लिए: ${chosen}` : `आपने चुना: ${chosen}`),
  chooseDoctor: 'डॉक्टर चुनें',
  chooseTime: 'समय चुनें',
  chooseDepartmentFirst: 'पहले विभाग चुनें',
  /** Inside texts that may be left out. */
  placeholders: { message: 'कोई बात जो हमें पता होनी चाहिए' } as Partial<Record<OptionalField, string>>,
  honeypot: 'इसे खाली छोड़ दें',
  slotStates: { free: '', taken: 'बुक हो चुका', past: 'निकल गया', closed: 'बंद' },
  /** The label of a time that begins too soon to book online, and the sentence about such times below them. */
  callUs: 'हमें फोन करें',
  tooSoon: 'जिन समयों के आगे ‘हमें फोन करें’ लिखा है, उनमें अब बहुत कम समय बचा है। इस नंबर पर फोन करें:',
  chosen: 'चुना हुआ',
  previous: 'पीछे',
  next: 'आगे',
  confirm: 'अपॉइंटमेंट पक्का करें',
  sending: 'भेजा जा रहा है…',
  privacy: 'हम सिर्फ वही रखते हैं जो बुकिंग के लिए चाहिए।',
  privacyLink: 'प्राइवेसी',
  broken: 'इस पन्ने के एक हिस्से ने काम करना बंद कर दिया है। आपने जो भरा था, वह नीचे है। उसे एक ही फॉर्म में भेजें, या हमें फोन करें।',
  preferToTalk: 'बात करना चाहें, तो फोन करें:',
  dialogs: {
    incomplete: { title: 'फॉर्म अधूरा है', text: 'आगे बढ़ने के लिए कृपया सारी ज़रूरी जानकारी भरें।' },
    failed: { title: 'माफ कीजिए…', text: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।' },
    booked: { title: 'हो गया!', text: 'आपका अपॉइंटमेंट बुक हो गया है। धन्यवाद।' },
    reference: 'आपका बुकिंग नंबर',
    call: 'या हमें फोन करें:',
    close: 'ठीक है',
  },
  required: {
    name: fieldWords['name-missing'],
    email: fieldWords['email-missing'],
    phone: fieldWords['phone-missing'],
    department: 'विभाग चुनें।',
    doctor: 'डॉक्टर चुनें।',
    appointmentDate: fieldWords['date-missing'],
    appointmentTime: 'समय चुनें।',
  },
  nextFree: (day: string, time: string, doctor: string) => `अगला खाली समय: ${day}, ${time}, ${doctor} के साथ`,
  timesFree: (count: number, day: string) => {
    if (count === 0) return `${day} को कोई समय खाली नहीं है।`;
    if (count === 1) return `${day} को एक समय खाली है।`;
    return `${day} को ${COUNTS[count] ?? count} समय खाली हैं।`;
  },
  reasonsTitle: 'कृपया इसे बदलें और फिर से पक्का करें',
} as const satisfies Translated<typeof english.bookingMessages>;
