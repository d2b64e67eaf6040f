import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/waiting-booking.ts';

/** The words for a booking without an answer, which waits in its tab. */
export const waitingBookingWords = {
  title: 'अभी बुक नहीं हुआ है',
  text: 'आपका फोन या कंप्यूटर अभी हमसे जुड़ नहीं पा रहा है। यह टैब आपकी बुकिंग सँभालकर रखता है और कनेक्शन मिलते ही उसे अपने आप भेज देता है।',
  stay: 'यह पन्ना तब तक खुला रखें, जब तक यहाँ लिखा न आ जाए कि आपकी बुकिंग हो गई। और कहीं कुछ नहीं रखा जाता।',
  /** Shown in the dialog about the failure. */
  told: 'आपका अपॉइंटमेंट अभी बुक नहीं हुआ है। यह टैब उसे सँभालकर रखता है और कनेक्शन मिलते ही अपने आप भेज देता है। यह पन्ना खुला रखें।',
  try: 'अभी कोशिश करें',
  end: 'इसे न भेजें',
  ended: 'आपकी बुकिंग नहीं भेजी जाएगी। आपने जो भरा था, वह यहीं है।',
  call: 'या हमें फोन करें:',
} as const satisfies Translated<typeof english.waitingBookingWords>;
