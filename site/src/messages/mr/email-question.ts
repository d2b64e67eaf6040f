import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/email-question.ts';

/** The question about an email address that looks mistyped. */
export const emailQuestionWords = {
  /** The address that was probably meant follows. */
  meant: 'तुम्हाला हा पत्ता लिहायचा होता का:',
  change: 'हो, बदला',
  keep: 'नाही, हाच बरोबर आहे',
  incomplete: 'हा पत्ता पूर्ण आहे का? त्यात @ नंतर एकही डॉट (.) नाही.',
  keepIncomplete: 'हो, पूर्ण आहे',
} as const satisfies Translated<typeof english.emailQuestionWords>;
