import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/answers.ts';

/** The words of the pages that answer the form without script, in addition to the wizard's (`booking.ts`). */
export const answerMessages = {
  metaDescription: 'तुमच्या बुकिंगचे काय झाले, ते इथे आहे.',
  keepReference: 'कृपया बुकिंग नंबर (रेफरन्स) जपून ठेवा: तुम्ही फोन केल्यावर आम्ही तोच विचारतो.',
  phoneShort: 'तुमचा फोन नंबर पूर्ण आहे का? एखादा अंक राहिला असेल, तर कृपया आम्हाला फोन करा.',
  back: 'वेबसाइटवर परत जा',
  /** `time` is a ready string in the direct case, for example `3 मिनिटे`. */
  wait: (time: string) => `कृपया ${time} थांबा, मग पुन्हा प्रयत्न करा.`,
  entriesKept: 'तुम्ही लिहिलेले सगळे फॉर्ममध्ये तसेच आहे: ब्राउझरमधले ‘मागे’ बटण दाबून फॉर्मवर परत जा.',
  startAnew: 'रिकाम्या फॉर्मपासून सुरुवात करा',
} as const satisfies Translated<typeof english.answerMessages>;
