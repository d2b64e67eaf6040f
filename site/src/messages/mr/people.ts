import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/people.ts';

/** The labels of About and of the founders' and team's pages. Their sentences are in `content/`. */
export const peopleMessages = {
  about: {
    title: 'आमच्याविषयी',
    figures: 'क्लिनिक आकड्यांत',
    tabList: 'क्लिनिकविषयी',
    tabs: {
      founder: 'संस्थापक',
      overview: 'ओळख',
      'vision-mission': 'स्वप्न आणि काम',
      facilities: 'सोयी',
      'our-team': 'आमची टीम',
    },
    profile: 'पूर्ण माहिती वाचा',
    location: 'ठिकाण',
    accreditation: 'मान्यता',
    reasons: { thin: 'कारणे', bold: 'आमच्याकडे येण्याची' },
    vision: 'आमचे स्वप्न',
    mission: 'आमचे काम',
    values: 'आमची मूल्ये',
    keyFacilities: 'मुख्य सोयी',
    specialties: 'प्रकारचे उपचार',
    learnMore: 'आणखी वाचा',
    contact: 'संपर्क साधा',
    call: 'किंवा आम्हाला फोन करा',
  },
  profile: {
    back: '‘आमच्याविषयी’ पानावर परत',
    book: 'अपॉइंटमेंट घ्या',
    details: 'माहिती',
    about: 'भेटल्यावर काय होते',
    specialties: 'विशेष काम',
    closing: { thin: 'समोरासमोर', bold: 'बोलूया.' },
    others: 'तुम्ही आणखी कोणाला भेटाल',
  },
  doctors: {
    title: 'आमचे डॉक्टर',
    heading: { thin: 'हे डॉक्टर', bold: 'तुम्हाला भेटू शकतात.' },
    lead: 'प्रत्येक डॉक्टर कसे काम करतात आणि कोणत्या भाषा बोलतात, ते वाचा. मग तुम्ही निवडाल त्यांची अपॉइंटमेंट घ्या.',
    metaDescription: (city: string) =>
      `${city} येथील क्लिनिकचे डॉक्टर, विभागांप्रमाणे: त्यांचे शिक्षण, ते बोलतात त्या भाषा, आणि प्रत्येकाची अपॉइंटमेंट कशी घ्यायची.`,
    back: 'सगळे डॉक्टर',
    all: 'आमच्या सगळ्या डॉक्टरांना भेटा',
    book: (name: string) => `${name} यांची अपॉइंटमेंट घ्या`,
    read: 'भेट कशी होते',
    details: {
      department: 'विभाग',
      qualifications: 'शिक्षण',
      registration: 'नोंदणी क्रमांक',
      languages: 'भाषा',
      gender: 'महिला की पुरुष',
      hours: 'भेटीच्या वेळा',
      contact: 'संपर्क',
    },
    genders: { female: 'महिला', male: 'पुरुष', other: 'इतर' },
  },
  founderNotFound: {
    title: { thin: 'संस्थापक', bold: 'सापडले नाहीत' },
    text: 'कृपया पानाचा पत्ता तपासा.',
    call: 'फोन करा',
    metaDescription: 'या पत्त्यावर कोणत्याही संस्थापकांचे पान नाही.',
    founders: 'आमचे संस्थापक',
    ways: [
      { label: 'आमच्याविषयी', href: '/about' },
      { label: 'सगळे उपचार', href: '/services' },
      { label: 'संपर्क साधा', href: '/contact' },
    ],
  },
} as const satisfies Translated<typeof english.peopleMessages>;
