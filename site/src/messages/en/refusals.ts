import { dateToWords, getWeekday } from '@clinic/contract/booking-calendar.ts';
import type { Reason, ReasonCode } from '@clinic/contract/refusals.ts';
import { sayRefusals } from '../say-refusals.ts';
import { fieldWords } from './booking.ts';

const CANCELLED = 'This booking was cancelled. To book again, choose a time and confirm once more.';
const shortenTo = (maxChars = 0) => `Shorten this to ${maxChars} characters.`;
const offerInstead = (nextDate?: string) =>
  nextDate ? `The next open day is ${dateToWords(nextDate)}.` : 'Choose another day.';

/** Reasons that only a program can cause. They share one sentence. */
type ProgramReasonCode =
  | 'visit-unknown'
  | 'message-invalid'
  | 'key-invalid'
  | 'key-reused'
  | 'field-unknown'
  | 'fields-missing';

/** Says why a field is refused, and what to do. */
export const reasonWords = {
  ...fieldWords,
  'text-broken': 'One character could not be read. Please type this again.',
  'text-unshowable': 'One character cannot be shown. Please type this again.',
  'text-too-long': ({ params }) => shortenTo(params?.maxChars),
  'department-unknown': 'Choose one of our departments.',
  'doctor-unknown': 'Choose one of our doctors.',
  'doctor-elsewhere': 'This doctor does not work in that department. Choose one of its doctors.',
  'date-invalid': 'Choose a date that exists.',
  'date-beyond': ({ params }) => `Choose a date up to ${dateToWords(params?.lastDate ?? '')}.`,
  'weekday-closed': ({ params }) =>
    `The clinic takes no bookings on ${getWeekday(params?.date ?? '')}s. ${offerInstead(params?.nextDate)}`,
  'date-closed': ({ params }) =>
    `The clinic is closed on ${dateToWords(params?.date ?? '')}. ${offerInstead(params?.nextDate)}`,
  'doctor-away': ({ params }) => `The doctor has no times on this day. ${offerInstead(params?.nextDate)}`,
  'time-unknown': 'Choose one of the times shown.',
  'time-not-offered': ({ params }) =>
    params?.nearestTime
      ? `The doctor has no such time. The nearest one is ${params.nearestTime}.`
      : 'Choose one of the times shown.',
  'time-past': 'That time has passed or is too soon. Choose a later one, or call us.',
  'slot-taken': 'This time is taken. Choose another one.',
  'slot-closed': 'This time is closed. Choose another one.',
  'contact-full': ({ field }) =>
    `Many appointments are already booked with this ${field === 'phone' ? 'phone number' : 'email address'}. Please call us to book another one.`,
  'reference-missing': 'Enter the reference of your appointment, for example K7QX-3M9P.',
  'message-too-long': 'Shorten the additional message.',
  'booking-cancelled': CANCELLED,
} as const satisfies Record<Exclude<ReasonCode, ProgramReasonCode>, string | ((reason: Reason) => string)>;

export const { reasonToWords, problemToWords } = sayRefusals({
  reasons: reasonWords,
  otherReason: 'We cannot accept this. Please change it.',
  problems: {
    'fields-invalid': 'Please check these details.',
    'slot-taken': 'Someone has just booked that time. Please choose another one.',
    'slot-closed': 'The clinic has just closed that time. Please choose another one.',
    'booking-cancelled': CANCELLED,
    'appointment-begun': 'Your appointment time has passed. To change anything, please call us.',
    'appointment-over': 'This appointment can no longer be changed.',
    'contact-full': 'Many appointments are already booked for you. Please call us to book another one.',
    'forbidden-origin': 'This form was sent from another website. Please book on our own page.',
    'too-many': 'Too many tries from your network.',
    busy: 'Very many people are booking right now.',
    unavailable: 'We cannot take bookings right now.',
    moving: 'The booking service will be back in a minute.',
    restarting: 'The booking service is restarting.',
    'body-too-long': 'The booking is too long.',
    failed: 'Something went wrong on our side.',
  },
  otherProblem: 'We could not accept the booking as it was sent. Please fill in the form again.',
});

/** The words for a booking that has failed. */
export const bookingFailureWords = {
  wait: (time: string) => `Please try again in ${time}.`,
} as const;

/** The words of the pages that answer the form without script, in addition to the wizard's (`booking.ts`). */
export const answerMessages = {
  metaDescription: 'The result of your booking.',
  keepReference: 'Please keep the reference: it is what we ask for when you call.',
  phoneShort: 'Is your phone number complete? If a digit is missing, please call us.',
  back: 'Back to the website',
  wait: (time: string) => `Please try again in ${time}.`,
  entriesKept: "Your entries are still in the form: go back to it with your browser's Back button.",
  startAnew: 'Start with an empty form',
} as const;

export type DurationUnit = 'hour' | 'minute' | 'second';

/** A time to wait: 3, `minute` -> `3 minutes` */
export function durationToWords(count: number, unit: DurationUnit): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
