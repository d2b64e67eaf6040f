import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/lost-slot.ts';

/** The words for a lost time, in a file of their own because the wizard downloads it late. */
export const lostSlotWords = {
  past: (time: string) => `${time} ही वेळ होऊन गेली आहे, किंवा इतकी जवळ आली आहे की ऑनलाइन बुक करता येत नाही: आम्हाला फोन करा.`,
  taken: (time: string) => `${time} ही वेळ नुकतीच दुसऱ्या कोणीतरी घेतली आहे.`,
  closed: (time: string) => `${time} ही वेळ बंद आहे.`,
  nextFree: (time: string) => `पुढची मोकळी वेळ: ${time}.`,
  noneFree: 'त्या दिवशी दुसरी एकही वेळ उरलेली नाही.',
  nextOpenDay: (day: string) => `क्लिनिक पुढे या दिवशी सुरू आहे: ${day}.`,
} as const satisfies Translated<typeof english.lostSlotWords>;
