import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/any-doctor.ts';

/** The words of the times of all doctors of a department, in a file of their own because the wizard downloads them late. */
export const anyDoctorWords = {
  open: 'या विभागातले कोणतेही डॉक्टर',
  title: (department: string) => `${department}: सगळ्या डॉक्टरांच्या वेळा`,
  day: 'दिवस',
  waiting: 'वेळा शोधत आहोत…',
  free: (count: number, day: string) => (count === 1 ? `${day}: 1 वेळ मोकळी आहे` : `${day}: ${count} मोकळ्या वेळा आहेत`),
  none: (day: string) => `${day}: एकही वेळ मोकळी नाही. दुसरा दिवस निवडा.`,
  noDay: 'दिवस निवडा.',
  failed: 'वेळा दाखवता आल्या नाहीत. वर डॉक्टर निवडा, किंवा पुन्हा प्रयत्न करा.',
  again: 'पुन्हा प्रयत्न करा',
  time: (time: string, doctor: string) => `${time} · ${doctor}`,
} as const satisfies Translated<typeof english.anyDoctorWords>;
