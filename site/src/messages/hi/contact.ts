import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/contact.ts';

/** The words of the contact page, without its form (`contact-form.ts`). */
export const contactMessages = {
  title: { thin: 'हमसे', bold: 'संपर्क करें' },
  metaDescription: (city: string) =>
    `${city} में हमारे क्लिनिक का पता, इमरजेंसी फोन, ईमेल, खुलने का समय और रास्ता, और एक फॉर्म जो आपका अपना ईमेल या चैट ऐप खोलता है।`,
  lead: 'किसी लक्षण, रिपोर्ट या तारीख के बारे में कुछ पूछना हो, तो लिखें या फोन करें। जवाब कोई इंसान देता है।',
  reach: 'हम तक कैसे पहुँचें',
  address: 'क्लिनिक का पता',
  emergency: 'इमरजेंसी फोन, दिन हो या रात',
  email: 'ईमेल',
  desk: 'रिसेप्शन पर फोन करें',
  book: 'अपॉइंटमेंट लें',
  visit: 'क्लिनिक आने की जानकारी',
  form: { thin: 'अपॉइंटमेंट के लिए', bold: 'हमें लिखें' },
  direct: {
    text: 'फॉर्म के लिए जावास्क्रिप्ट चाहिए, जो बंद है। उसकी जगह इन लिंक से आपका अपना ईमेल या चैट ऐप खुलता है।',
    email: 'ईमेल लिखें',
    whatsapp: 'WhatsApp पर लिखें',
    privacy: 'प्राइवेसी',
  },
  map: {
    thin: 'हम',
    bold: 'कहाँ हैं',
    loading: 'नक्शा खुल रहा है…',
    frame: 'क्लिनिक का नक्शा',
    open: 'Google Maps में खोलें',
    directions: 'रास्ता देखें',
  },
} as const satisfies Translated<typeof english.contactMessages>;

/** The words of the opening hours, for the build and for the script that says whether the desk is open. */
export const openingHoursMessages = {
  title: 'खुलने का समय',
  beside: (hours: string) => `फोन करने का समय: ${hours}। डॉक्टर दूसरे समय भी मरीज़ों को देखते हैं।`,
  closed: 'बंद',
  openNow: (until: string) => `अभी खुला है, ${until} तक`,
  closedNow: 'अभी बंद है',
  opens: (day: string, at: string) => `अभी बंद है, ${day} ${at} से खुलेगा`,
  today: 'आज',
  tomorrow: 'कल',
} as const satisfies Translated<typeof english.openingHoursMessages>;
