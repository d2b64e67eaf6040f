import type { Translated } from '@clinic/contract/messages/translated.ts';
import type { SearchKind } from '#lib/browser/search/search-documents.ts';
import type * as english from '../en/search.ts';

/** The words of the search. */
export const searchMessages = {
  title: 'शोधा',
  heading: 'तुम्ही काय शोधत आहात?',
  lead: 'तुम्हाला जाणवलेले लक्षण, शस्त्रक्रिया, डॉक्टरांचे नाव किंवा प्रश्न लिहा.',
  metaDescription: (clinic: string) => `${clinic}च्या सगळ्या पानांवर शोधा: शस्त्रक्रिया, लक्षणे, प्रश्न, डॉक्टर आणि लेख.`,
  label: 'या वेबसाइटवर शोधा',
  /** In the empty field: words of the kind that can be typed. */
  placeholder: 'उदा. गाठ, फी',
  submit: 'शोधा',
  close: 'बंद करा',
  /** Without script, in place of results. */
  plain: 'शोधण्यासाठी जावास्क्रिप्ट लागते, आणि ते बंद आहे. सापडू शकते ते सगळे खाली आहे.',
  /** The heading of a few pages, before anything is typed. */
  suggestions: 'इथून सुरुवात करा',
  kinds: {
    page: 'पाने',
    symptom: 'तुम्हाला काय जाणवू शकते',
    question: 'प्रश्न',
    doctor: 'डॉक्टर आणि टीम',
    post: 'लेख',
  } satisfies Record<SearchKind, string>,
  emergency: (number: string) => `तातडीची वेळ (इमर्जन्सी): ${number} वर फोन करा`,
  all: (count: number) => (count === 1 ? '1 निकाल पाहा' : `सगळे ${count} निकाल पाहा`),
} as const satisfies Translated<typeof english.searchMessages>;
