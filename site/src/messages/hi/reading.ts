import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/reading.ts';

/** The words of blogs, gallery, recognition, questions, plain pages and 404. */
export const readingMessages = {
  blogs: {
    title: 'ब्लॉग',
    lead: 'उन डॉक्टरों के लिखे लेख जो आपको देखते हैं: ये तरीके कैसे काम करते हैं, आपके लिए क्या बदलता है, और इनकी हद कहाँ है।',
    metaDescription: 'हमारे डॉक्टरों के लेख: रोबोट और दूरबीन की सर्जरी कैसे काम करती है, आपके लिए क्या बदलता है और इसकी हद कहाँ है।',
    laterTitle: (page: number) => `ब्लॉग, पन्ना ${page}`,
    laterDescription: (page: number, last: number) => `हमारे डॉक्टरों के पहले के लेख, ${last} में से पन्ना ${page}।`,
    pages: { label: 'पन्ने', page: 'पन्ना', previous: 'पिछला', next: 'अगला' },
    readMore: 'आगे पढ़ें',
    tags: 'विषय',
    continueReading: { thin: 'और भी', bold: 'पढ़ें' },
    feed: (clinicName: string) => `${clinicName}: ब्लॉग`,
    notFound: { code: '404', text: 'यह लेख नहीं मिला।', back: 'सब लेखों पर लौटें' },
  },
  gallery: {
    title: 'तस्वीरें',
    lead: 'वे जगहें जहाँ आप बैठेंगे, इंतज़ार करेंगे, जहाँ आपकी जाँच और ऑपरेशन होगा, और जहाँ आप जागेंगे। बड़ा देखने के लिए तस्वीर दबाएँ।',
    metaDescription: (city: string) =>
      `${city} में हमारे क्लिनिक की तस्वीरें: जहाँ आप बैठेंगे, इंतज़ार करेंगे, जहाँ आपकी जाँच और ऑपरेशन होगा, और जहाँ आप जागेंगे।`,
    pictures: 'तस्वीरें',
    position: (place: number, count: number) => `${count} में से तस्वीर ${place}`,
    previous: 'पिछली तस्वीर',
    next: 'अगली तस्वीर',
    close: 'बंद करें',
  },
  recognition: {
    types: { Award: 'पुरस्कार', 'In the News': 'खबरों में', Certification: 'सर्टिफिकेट' },
    title: 'सम्मान',
    lead: 'पुरस्कार, अखबारों की खबरें और सर्टिफिकेट। हर एक के साथ लिखा है कि कब का है और कहाँ से है।',
    metaDescription: (city: string) =>
      `${city} में हमारे क्लिनिक के पुरस्कार, अखबारों की खबरें और सर्टिफिकेट। हर एक के साथ लिखा है कि कहाँ से है और कब का है।`,
  },
  faq: { topics: 'विषय' },
  privacy: { title: 'किससे पूछें', id: 'whom-to-ask' },
  facts: { title: 'काम की बातें', id: 'good-to-know', asOf: 'जानकारी की तारीख:' },
  sources: {
    title: 'ये आँकड़े कहाँ से हैं',
    figures: (names: string[]) => `इनके लिए: ${names.join('; ')}`,
  },
  /** Below the text of a page that names its last change. */
  updated: (day: string) => `आखिरी बदलाव: ${day}।`,
  readAloud: { listen: 'सुनें', stop: 'रोकें' },
  contents: 'इस पन्ने पर',
  nextSteps: {
    title: 'क्या आपका कोई सवाल है?',
    text: 'कुछ भी तय करने से पहले हमसे पूछें। हम आसान शब्दों में जवाब देते हैं।',
    contact: 'संपर्क करें',
    book: 'अपॉइंटमेंट लें',
    call: 'फोन करें:',
  },
} as const satisfies Translated<typeof english.readingMessages>;
