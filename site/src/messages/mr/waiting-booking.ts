import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/waiting-booking.ts';

/** The words for a booking without an answer, which waits in its tab. */
export const waitingBookingWords = {
  title: 'अजून बुकिंग झालेले नाही',
  text: 'सध्या तुमच्या फोनवरून किंवा कॉम्प्युटरवरून इंटरनेटने आमच्याशी संपर्क होत नाही. हा टॅब तुमचे बुकिंग जपून ठेवतो, आणि कनेक्शन आले, की लगेच ते आपोआप पाठवतो.',
  stay: 'बुकिंग झाले असे दिसेपर्यंत हे पान उघडे ठेवा. तुमची माहिती दुसरीकडे कुठेही ठेवलेली नाही.',
  /** Shown in the dialog about the failure. */
  told: 'तुमची अपॉइंटमेंट अजून बुक झालेली नाही. हा टॅब ती जपून ठेवतो, आणि कनेक्शन आले, की लगेच ती आपोआप पाठवतो: हे पान उघडे ठेवा.',
  try: 'आत्ता पाठवून पाहा',
  end: 'पाठवू नका',
  ended: 'तुमचे बुकिंग पाठवले जाणार नाही. तुम्ही भरलेली माहिती अजून इथेच आहे.',
  call: 'किंवा आम्हाला फोन करा:',
} as const satisfies Translated<typeof english.waitingBookingWords>;
