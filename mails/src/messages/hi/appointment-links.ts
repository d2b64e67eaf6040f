import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/appointment-links.ts';

/** The links of an appointment, in a file of its own because the wizard downloads it before the facts' names. */
export const linkMessages = {
  manage: 'यह अपॉइंटमेंट देखें या बदलें',
  addToCalendar: 'कैलेंडर में जोड़ें',
  sendToChat: 'अपने WhatsApp पर भेजें',
} as const satisfies Translated<typeof english.linkMessages>;
