import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/month-view.ts';

/** The words of the month beside the date field, in a file of their own because the wizard downloads it late. */
export const monthViewWords = {
  calendar: {
    earlier: 'आधीचा महिना',
    later: 'पुढचा महिना',
    label: 'तारीख निवडा',
    /** Opens the month that is folded for a chosen day. */
    change: 'बदला',
    /** Added to the name of a day that cannot be chosen, by the kind of its closure. */
    closures: {
      invalid: '',
      past: ', होऊन गेला',
      beyond: ', बुकिंग अजून सुरू नाही',
      weekday: ', बंद',
      date: ', बंद',
      doctor: ', वेळा नाहीत',
    },
  },
  dateNotice: {
    past: 'हा दिवस होऊन गेला आहे.',
    over: 'या दिवशी आता एकही वेळ उरलेली नाही.',
    beyond: (lastDay: string) => `बुकिंग ${lastDay} पर्यंत करता येते.`,
    /** The weekday is the subject, so that it needs no ending. */
    closedWeekday: (weekday: string) => `${weekday} बंद असतो.`,
    closedDate: (day: string) => `${day} या दिवशी बंद आहे.`,
    doctorAway: 'या दिवशी डॉक्टरांच्या वेळा नाहीत.',
    next: 'क्लिनिक पुढे या दिवशी सुरू आहे:',
    last: 'क्लिनिक शेवटी या दिवशी सुरू आहे:',
  },
} as const satisfies Translated<typeof english.monthViewWords>;
