import type { SearchKind } from '#lib/browser/search/search-documents.ts';
import type * as english from '../en/search.ts';
import type { Translated } from '../translated.ts';

/** The words of the search. */
export const searchMessages = {
  title: 'शोधा',
  heading: 'तुम्ही काय शोधत आहात?',
  lead: 'तुम्हाला जाणवलेले लक्षण, शस्त्रक्रिया, डॉक्टरांचे नाव किंवा प्रश्न लिहा.',
  metaDescription: (clinic: string) => `${clinic}च्या सगळ्या पानांवर शोधा: शस्त्रक्रिया, लक्षणे, प्रश्न, डॉक्टर आणि लेख.`,
  label: 'या वेबसाइटवर शोधा',
  submit: 'शोधा',
  close: 'बंद करा',
  /** Without script, in place of results. */
  plain: 'शोधण्यासाठी जावास्क्रिप्ट लागते, आणि ते बंद आहे. सापडू शकते ते सगळे खाली आहे.',
  kinds: {
    page: 'पाने',
    symptom: 'तुम्हाला काय जाणवू शकते',
    question: 'प्रश्न',
    doctor: 'डॉक्टर आणि टीम',
    post: 'लेख',
  } satisfies Record<SearchKind, string>,
  emergency: (number: string) => `तातडीची वेळ (इमर्जन्सी): ${number} वर फोन करा`,
  found: (count: number) => (count === 1 ? '1 गोष्ट सापडली' : `${count} गोष्टी सापडल्या`),
  nothing: 'काहीच सापडले नाही. दुसरा शब्द लिहून पहा, किंवा आम्हाला फोन करा.',
  all: (count: number) => (count === 1 ? 'सापडलेली गोष्ट पहा' : `सापडलेल्या सगळ्या ${count} गोष्टी पहा`),
  failed: 'इंटरनेट नसताना शोधता येत नाही.',
} as const satisfies Translated<typeof english.searchMessages>;
