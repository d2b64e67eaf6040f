import type { Translated } from '@clinic/contract/messages/translated.ts';
import type { OptionalField } from '@clinic/contract/patient-words.ts';
import type * as english from '../en/booking.ts';

/** The label of each field on the screen. */
export const fieldLabels = {
  name: 'पूर्ण नाव',
  email: 'ईमेल',
  phone: 'फोन नंबर',
  department: 'विभाग',
  doctor: 'डॉक्टर',
  appointmentDate: 'हवी असलेली तारीख',
  appointmentTime: 'हवी असलेली वेळ',
  message: 'आणखी काही माहिती',
} as const satisfies Translated<typeof english.fieldLabels>;

/** The wizard's own words about a field. The words for the API's other reasons are in `refusals.ts`. */
export const fieldWords = {
  'name-missing': 'तुमचे पूर्ण नाव लिहा.',
  'email-missing': 'तुमचा ईमेल पत्ता लिहा.',
  'email-invalid': 'ईमेल पत्ता नीट लिहा, उदाहरणार्थ name@example.com.',
  'phone-missing': 'तुमचा फोन नंबर लिहा.',
  'phone-short': 'हा नंबर पूर्ण आहे का?',
  'date-missing': 'तारीख निवडा.',
  'date-past': 'तो दिवस होऊन गेला आहे. आजचा किंवा नंतरचा दिवस निवडा.',
} as const satisfies Translated<typeof english.fieldWords>;

/** Numbers of times, from two on; none and one have sentences of their own. */
const COUNTS = ['', '', 'दोन', 'तीन', 'चार', 'पाच', 'सहा', 'सात', 'आठ'];

/** The description is not among the words below, because the wizard does not need it. */
export const bookingDescription: typeof english.bookingDescription = (city: string) =>
  `${city} येथील आमच्या क्लिनिकमध्ये डॉक्टरांच्या सल्ल्यासाठी तीन छोट्या पायऱ्यांत वेळ घ्या: तुम्ही कोण, कोणता विभाग व डॉक्टर, कोणता दिवस व वेळ.`;

/** Before the contact for questions about one's data. Like the next one it is not among the words below. */
export const privacyQuestion = 'तुमच्या माहितीबद्दल प्रश्न असतील तर:';

/** Beside the email. It stands in the page as it is built, so the wizard's script does without it. */
export const emailHint =
  'मुलाचा किंवा मुलीचा ईमेलही चालेल. दुसऱ्या कोणासाठी बुक करताय? नाव रुग्णाचे लिहा, आणि ईमेल व फोन नंबर आमचे निरोप वाचणाऱ्या व्यक्तीचा.';

/** The words of the booking wizard. */
export const bookingMessages = {
  title: { thin: 'तुमची', bold: 'अपॉइंटमेंट घ्या' },
  subtitle: 'आमच्या तज्ज्ञ डॉक्टरांच्या सल्ल्यासाठी वेळ घ्या.',
  progress: 'बुकिंगच्या पायऱ्या',
  completed: 'पूर्ण',
  steps: [
    { label: 'तुमची माहिती', title: 'तुमची माहिती', hint: 'तुमचे नाव आणि संपर्क' },
    { label: 'उपचार', title: 'उपचार निवडा', hint: 'तुमचा विभाग आणि डॉक्टर' },
    { label: 'वेळ', title: 'तारीख आणि वेळ निवडा', hint: 'तुमचा दिवस आणि वेळ' },
  ],
  stepOf: (step: number, count: number) => `पायरी ${step} (एकूण ${count})`,
  optional: '(हवी असल्यास)',
  chooseDepartment: 'विभाग निवडा',
  /** Shown after a department is chosen: what it looks after. */
  treats: (what: string) => `यासाठी: ${what}.`,
  /** The choices of an address, with a service or without. */
  wish: (chosen: string, service?: string) => (service ? `${service} यासाठी: ${chosen}` : `तुमची निवड: ${chosen}`),
  chooseDoctor: 'डॉक्टर निवडा',
  chooseTime: 'वेळ निवडा',
  chooseDepartmentFirst: 'आधी विभाग निवडा',
  /** Inside texts that may be left out. */
  placeholders: { message: 'आम्हाला माहीत असावे असे काही' } as Partial<Record<OptionalField, string>>,
  honeypot: 'हे रिकामे ठेवा',
  slotStates: { free: '', taken: 'घेतलेली', past: 'होऊन गेली', closed: 'बंद' },
  /** The label of a time that begins too soon to book online, and the sentence about such times below them. */
  callUs: 'फोन करा',
  tooSoon: 'ज्या वेळांसमोर ‘फोन करा’ लिहिले आहे, त्या आता फार जवळ आल्या आहेत. त्या ऑनलाइन बुक करता येत नाहीत, म्हणून फोन करा:',
  chosen: 'निवडली',
  previous: 'मागे',
  next: 'पुढची पायरी',
  confirm: 'अपॉइंटमेंट नक्की करा',
  sending: 'पाठवत आहोत…',
  privacy: 'बुकिंगसाठी लागते तेवढीच माहिती आम्ही ठेवतो.',
  privacyLink: 'प्रायव्हसी',
  broken: 'या पानाचा एक भाग बंद पडला आहे. तुम्ही भरलेली माहिती खाली आहे: ती एकाच फॉर्ममधून पाठवा, किंवा आम्हाला फोन करा.',
  preferToTalk: 'बोलायला आवडेल? फोन करा:',
  dialogs: {
    incomplete: { title: 'फॉर्म अपूर्ण आहे', text: 'पुढे जाण्यासाठी कृपया आवश्यक ती सगळी माहिती भरा.' },
    failed: { title: 'माफ करा…', text: 'काहीतरी चुकले. कृपया पुन्हा प्रयत्न करा.' },
    booked: { title: 'झाले!', text: 'तुमची अपॉइंटमेंट बुक झाली आहे. धन्यवाद.' },
    reference: 'तुमचा बुकिंग नंबर',
    call: 'किंवा आम्हाला फोन करा:',
    close: 'ठीक आहे',
  },
  required: {
    name: fieldWords['name-missing'],
    email: fieldWords['email-missing'],
    phone: fieldWords['phone-missing'],
    department: 'विभाग निवडा.',
    doctor: 'डॉक्टर निवडा.',
    appointmentDate: fieldWords['date-missing'],
    appointmentTime: 'वेळ निवडा.',
  },
  nextFree: (day: string, time: string, doctor: string) => `पुढची मोकळी वेळ: ${day}, ${time}, ${doctor} यांच्याकडे`,
  timesFree: (count: number, day: string) => {
    if (count === 0) return `${day}: एकही वेळ मोकळी नाही`;
    if (count === 1) return `${day}: एक वेळ मोकळी आहे`;
    return `${day}: ${COUNTS[count] ?? count} मोकळ्या वेळा आहेत`;
  },
  reasonsTitle: 'कृपया हे बदला आणि पुन्हा नक्की करा',
} as const satisfies Translated<typeof english.bookingMessages>;
