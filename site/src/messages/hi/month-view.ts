import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/month-view.ts';

/** The words of the month beside the date field, in a file of their own because the wizard downloads it late. */
export const monthViewWords = {
  calendar: {
    earlier: 'पिछला महीना',
    later: 'अगला महीना',
    label: 'तारीख चुनें',
    /** Opens the month that is folded for a chosen day. */
    change: 'बदलें',
    /** Added to the name of a day that cannot be chosen, by the kind of its closure. */
    closures: {
      invalid: '',
      past: ', निकल गया',
      beyond: ', अभी खुला नहीं',
      weekday: ', बंद',
      date: ', बंद',
      doctor: ', कोई समय नहीं',
    },
  },
  dateNotice: {
    past: 'यह दिन निकल गया है।',
    over: 'इस दिन कोई समय नहीं बचा है।',
    beyond: (lastDay: string) => `बुकिंग ${lastDay} तक खुली है।`,
    closedWeekday: (weekday: string) => `${weekday} को बंद रहता है।`,
    closedDate: (day: string) => `${day} को बंद है।`,
    doctorAway: 'इस दिन डॉक्टर का कोई समय नहीं है।',
    next: 'अगला खुला दिन:',
    last: 'आखिरी खुला दिन:',
  },
} as const satisfies Translated<typeof english.monthViewWords>;
