import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/answers.ts';

/** The words of the pages that answer the form without script, in addition to the wizard's (`booking.ts`). */
export const answerMessages = {
  metaDescription: 'आपकी बुकिंग का नतीजा।',
  keepReference: 'कृपया बुकिंग नंबर सँभालकर रखें। आप फोन करते हैं, तो हम वही पूछते हैं।',
  phoneShort: 'क्या आपका फोन नंबर पूरा है? कोई अंक छूट गया हो, तो कृपया हमें फोन करें।',
  back: 'वेबसाइट पर वापस जाएँ',
  wait: (time: string) => `कृपया ${time} बाद फिर से कोशिश करें।`,
  entriesKept: 'आपने जो भरा था, वह फॉर्म में अब भी है। उस पर लौटने के लिए अपने ब्राउज़र का ‘पीछे’ बटन दबाएँ।',
  startAnew: 'खाली फॉर्म से शुरू करें',
} as const satisfies Translated<typeof english.answerMessages>;
