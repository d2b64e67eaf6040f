import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/appointment-links.ts';

/** The links of an appointment, in a file of its own because the wizard downloads it before the facts' names. */
export const linkMessages = {
  manage: 'ही अपॉइंटमेंट पाहा किंवा बदला',
  addToCalendar: 'कॅलेंडरमध्ये जोडा',
  sendToChat: 'माझ्या WhatsApp वर पाठवा',
} as const satisfies Translated<typeof english.linkMessages>;
