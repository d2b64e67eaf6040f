import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/reading.ts';

/** The words of blogs, gallery, recognition, questions, plain pages and 404. */
export const readingMessages = {
  blogs: {
    title: 'ब्लॉग (लेख)',
    lead: 'तुम्हाला तपासणाऱ्या डॉक्टरांनीच लिहिलेले: कोणत्या पद्धती कशा चालतात, तुमच्यासाठी काय बदलते, आणि त्यांच्या मर्यादा कुठे आहेत.',
    metaDescription: 'आमच्या डॉक्टरांचे लेख: रोबोटिक आणि दुर्बिणीची शस्त्रक्रिया कशी होते, तुमच्यासाठी काय बदलते, आणि मर्यादा कुठे आहेत.',
    laterTitle: (page: number) => `ब्लॉग, पान ${page}`,
    laterDescription: (page: number, last: number) => `आमच्या डॉक्टरांचे आधीचे लेख, ${last} पैकी पान ${page}.`,
    pages: { label: 'पाने', page: 'पान', previous: 'मागचे', next: 'पुढचे' },
    readMore: 'आणखी वाचा',
    tags: 'विषय',
    continueReading: { thin: 'पुढे', bold: 'वाचा' },
    feed: (clinicName: string) => `${clinicName}: ब्लॉग`,
    notFound: { code: '404', text: 'हा लेख सापडला नाही.', back: 'सगळ्या लेखांकडे परत' },
  },
  gallery: {
    title: 'गॅलरी',
    lead: 'तुम्ही जिथे बसाल, थांबाल, जिथे तपासणी आणि शस्त्रक्रिया होईल, आणि जिथे जागे व्हाल त्या जागा. फोटो मोठा दिसण्यासाठी त्यावर दाबा.',
    metaDescription: (city: string) =>
      `${city} येथील आमच्या क्लिनिकचे फोटो: तुम्ही जिथे बसाल, थांबाल, जिथे तपासणी आणि शस्त्रक्रिया होईल, आणि जिथे जागे व्हाल.`,
    pictures: 'फोटो',
    position: (place: number, count: number) => `फोटो ${place}, एकूण ${count}`,
    previous: 'मागचा फोटो',
    next: 'पुढचा फोटो',
    close: 'बंद करा',
  },
  recognition: {
    types: { Award: 'पुरस्कार', 'In the News': 'बातम्यांमध्ये', Certification: 'प्रमाणपत्र' },
    title: 'सन्मान',
    lead: 'पुरस्कार, बातम्या आणि प्रमाणपत्रे. प्रत्येकाची तारीख आणि ते कुठून मिळाले, हे दिले आहे.',
    metaDescription: (city: string) =>
      `${city} येथील आमच्या क्लिनिकचे पुरस्कार, बातम्या आणि प्रमाणपत्रे. प्रत्येक कुठून मिळाले आणि केव्हा, हे दिले आहे.`,
  },
  faq: { topics: 'विषय' },
  privacy: { title: 'कोणाला विचारायचे', id: 'whom-to-ask' },
  facts: { title: 'हे माहीत असू द्या', id: 'good-to-know', asOf: 'माहितीची तारीख:' },
  sources: {
    title: 'हे आकडे कुठून घेतले',
    figures: (names: string[]) => `यासाठी: ${names.join('; ')}`,
  },
  /** Below the text of a page that names its last change. */
  updated: (day: string) => `शेवटचा बदल: ${day}.`,
  readAloud: { listen: 'ऐका', stop: 'थांबवा' },
  contents: 'या पानावर',
  nextSteps: {
    title: 'तुम्हाला काही विचारायचे आहे?',
    text: 'काहीही ठरवण्याआधी आम्हाला विचारा. आम्ही साध्या शब्दांत उत्तर देतो.',
    contact: 'संपर्क साधा',
    book: 'अपॉइंटमेंट घ्या',
    call: 'फोन करा',
  },
} as const satisfies Translated<typeof english.readingMessages>;
