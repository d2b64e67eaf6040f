import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/contact.ts';

/** The words of the contact page, without its form (`contact-form.ts`). */
export const contactMessages = {
  title: { thin: 'आमच्याशी', bold: 'संपर्क साधा' },
  metaDescription: (city: string) =>
    `${city} येथील क्लिनिकचा पत्ता, तातडीचा फोन, ईमेल, कामाच्या वेळा, येण्याचा रस्ता, आणि तुमचेच ईमेल किंवा चॅट ॲप उघडणारा फॉर्म.`,
  lead: 'लक्षण, रिपोर्ट किंवा तारखेबद्दल प्रश्न असेल तर लिहा किंवा फोन करा. उत्तर प्रत्यक्ष माणूसच देतो.',
  reach: 'पत्ता आणि संपर्क',
  address: 'क्लिनिकचा पत्ता',
  emergency: 'तातडीचा (इमर्जन्सी) फोन, दिवसा आणि रात्री',
  email: 'ईमेल',
  desk: 'रिसेप्शनला फोन करा',
  book: 'अपॉइंटमेंट घ्या',
  visit: 'क्लिनिकला येण्याची माहिती',
  form: { thin: 'अपॉइंटमेंटसाठी', bold: 'विनंती करा' },
  direct: {
    text: 'या फॉर्मला जावास्क्रिप्ट लागते, आणि ते बंद आहे. त्याऐवजी या लिंक तुमचेच ईमेल किंवा चॅट ॲप उघडतात.',
    email: 'ईमेल लिहा',
    whatsapp: 'WhatsApp वर लिहा',
    privacy: 'प्रायव्हसी',
  },
  map: {
    thin: 'आम्ही',
    bold: 'कुठे आहोत',
    loading: 'नकाशा उघडत आहे…',
    frame: 'क्लिनिकचा नकाशा',
    open: 'गूगल मॅप्समध्ये उघडा',
    directions: 'येण्याचा रस्ता पाहा',
  },
} as const satisfies Translated<typeof english.contactMessages>;

/** The words of the opening hours, for the build and for the script that says whether the desk is open. */
export const openingHoursMessages = {
  title: 'कामाच्या वेळा',
  beside: (hours: string) => `फोन घेण्याच्या वेळा: ${hours}. डॉक्टर या वेळांशिवाय इतर वेळीही तपासतात.`,
  closed: 'बंद',
  openNow: (until: string) => `आत्ता सुरू आहे, ${until} पर्यंत`,
  closedNow: 'आत्ता बंद आहे',
  /** `day` is today, tomorrow or a weekday. After a colon it needs no ending. */
  opens: (day: string, at: string) => `आत्ता बंद आहे, पुन्हा सुरू: ${day}, ${at}`,
  today: 'आज',
  tomorrow: 'उद्या',
} as const satisfies Translated<typeof english.openingHoursMessages>;
