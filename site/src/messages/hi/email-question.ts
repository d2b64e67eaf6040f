import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/email-question.ts';

/** The question about an email address that looks mistyped. */
export const emailQuestionWords = {
  /** The address that was probably meant follows. */
  meant: 'क्या आप यह पता लिखना चाहते थे:',
  change: 'हाँ, बदल दें',
  keep: 'नहीं, यही सही है',
  incomplete: 'क्या यह पता पूरा है? इसमें @ के बाद कोई डॉट (.) नहीं है।',
  keepIncomplete: 'हाँ, पूरा है',
} as const satisfies Translated<typeof english.emailQuestionWords>;
