import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/people.ts';

/** The labels of About and of the founders' and team's pages. Their sentences are in `content/`. */
export const peopleMessages = {
  about: {
    title: 'हमारे बारे में',
    figures: 'आँकड़ों में क्लिनिक',
    tabList: 'क्लिनिक के बारे में',
    tabs: {
      founder: 'संस्थापक',
      overview: 'क्लिनिक एक नज़र में',
      'vision-mission': 'हमारा सपना और काम',
      facilities: 'सुविधाएँ',
      'our-team': 'हमारी टीम',
    },
    profile: 'पूरा परिचय पढ़ें',
    location: 'हम कहाँ हैं',
    accreditation: 'मान्यता',
    reasons: { thin: 'वजहें', bold: 'हमें चुनने की' },
    vision: 'हमारा सपना',
    mission: 'हमारा काम',
    values: 'हमारे उसूल',
    keyFacilities: 'मुख्य सुविधाएँ',
    specialties: 'तरह के इलाज',
    learnMore: 'और जानें',
    contact: 'संपर्क करें',
    call: 'या हमें फोन करें',
  },
  profile: {
    back: '‘हमारे बारे में’ पर लौटें',
    book: 'अपॉइंटमेंट लें',
    details: 'जानकारी',
    about: 'मिलने पर क्या होता है',
    specialties: 'किसमें माहिर हैं',
    closing: { thin: 'आमने-सामने बैठकर', bold: 'बात करें।' },
    others: 'आप इनसे भी मिलेंगे',
  },
  doctors: {
    title: 'हमारे डॉक्टर',
    heading: { thin: 'डॉक्टर,', bold: 'जिनसे आप मिल सकते हैं।' },
    lead: 'पढ़ें कि हर डॉक्टर कैसे काम करते हैं और कौन सी भाषाएँ बोलते हैं। फिर अपनी पसंद के डॉक्टर का अपॉइंटमेंट लें।',
    metaDescription: (city: string) =>
      `${city} में क्लिनिक के डॉक्टर, विभाग के हिसाब से: उनकी पढ़ाई, वे कौन सी भाषाएँ बोलते हैं, और हर डॉक्टर का अपॉइंटमेंट कैसे लें।`,
    back: 'सब डॉक्टर',
    all: 'हमारे सब डॉक्टरों से मिलें',
    book: (name: string) => `${name} से मिलने का अपॉइंटमेंट लें`,
    read: 'दिखाने पर क्या होता है',
    details: {
      department: 'विभाग',
      qualifications: 'डिग्री',
      registration: 'रजिस्ट्रेशन नंबर',
      languages: 'भाषाएँ',
      gender: 'महिला या पुरुष',
      hours: 'मरीज़ देखने का समय',
      contact: 'संपर्क',
    },
    genders: { female: 'महिला', male: 'पुरुष', other: 'अन्य' },
  },
  founderNotFound: {
    title: { thin: 'संस्थापक का पन्ना', bold: 'नहीं मिला' },
    text: 'कृपया वेब पता जाँच लें।',
    call: 'फोन करें:',
    metaDescription: 'इस पते पर किसी संस्थापक का पन्ना नहीं है।',
    founders: 'हमारे संस्थापक',
    ways: [
      { label: 'हमारे बारे में', href: '/about' },
      { label: 'सब इलाज और ऑपरेशन', href: '/services' },
      { label: 'संपर्क करें', href: '/contact' },
    ],
  },
} as const satisfies Translated<typeof english.peopleMessages>;
