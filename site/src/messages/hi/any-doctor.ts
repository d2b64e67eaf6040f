import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/any-doctor.ts';

/** The words of the times of all doctors of a department, in a file of their own because the wizard downloads them late. */
export const anyDoctorWords = {
  open: 'इस विभाग के कोई भी डॉक्टर',
  title: (department: string) => `${department} के सब डॉक्टरों के समय`,
  day: 'दिन',
  waiting: 'समय ढूँढे जा रहे हैं…',
  free: (count: number, day: string) => (count === 1 ? `${day} को एक समय खाली है।` : `${day} को ${count} समय खाली हैं।`),
  none: (day: string) => `${day} को कोई समय खाली नहीं है। दूसरा दिन चुनें।`,
  noDay: 'दिन चुनें।',
  failed: 'समय की सूची नहीं खुल सकी। ऊपर से डॉक्टर चुनें, या फिर से कोशिश करें।',
  again: 'फिर से कोशिश करें',
  time: (time: string, doctor: string) => `${time} · ${doctor}`,
} as const satisfies Translated<typeof english.anyDoctorWords>;
