import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/lost-slot.ts';

/** The words for a lost time, in a file of their own because the wizard downloads it late. */
export const lostSlotWords = {
  past: (time: string) => `${time} का समय निकल गया है, या उसमें अब बहुत कम समय बचा है। हमें फोन करें।`,
  taken: (time: string) => `${time} का समय अभी-अभी किसी और ने ले लिया है।`,
  closed: (time: string) => `${time} का समय बंद है।`,
  nextFree: (time: string) => `अगला खाली समय: ${time}।`,
  noneFree: 'उस दिन और कोई समय नहीं बचा है।',
  nextOpenDay: (day: string) => `अगला खुला दिन: ${day}।`,
} as const satisfies Translated<typeof english.lostSlotWords>;
