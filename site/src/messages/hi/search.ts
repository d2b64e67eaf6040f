import type { Translated } from '@clinic/contract/messages/translated.ts';
import type { SearchKind } from '#lib/browser/search/search-documents.ts';
import type * as english from '../en/search.ts';

/** The words of the search. */
export const searchMessages = {
  title: 'खोजें',
  heading: 'आपको क्या ढूँढना है?',
  lead: 'जो तकलीफ दिखी है वह लिखें, या कोई ऑपरेशन, कोई डॉक्टर या कोई सवाल।',
  metaDescription: (clinic: string) => `${clinic} के सब पन्नों में खोजें: ऑपरेशन, लक्षण, सवाल, डॉक्टर और लेख।`,
  label: 'इस वेबसाइट में खोजें',
  /** In the empty field: words of the kind that can be typed. */
  placeholder: 'जैसे गाँठ, फीस',
  submit: 'खोजें',
  close: 'बंद करें',
  /** Without script, in place of results. */
  plain: 'खोजने के लिए जावास्क्रिप्ट चाहिए, जो बंद है। जो कुछ खोजा जा सकता है, वह सब नीचे है।',
  /** The heading of a few pages, before anything is typed. */
  suggestions: 'यहाँ से शुरू करें',
  kinds: {
    page: 'पन्ने',
    symptom: 'जो लक्षण दिख सकते हैं',
    question: 'सवाल',
    doctor: 'डॉक्टर और टीम',
    post: 'लेख',
  } satisfies Record<SearchKind, string>,
  emergency: (number: string) => `इमरजेंसी: ${number} पर फोन करें`,
  all: (count: number) => (count === 1 ? 'नतीजा देखें' : `सब ${count} नतीजे देखें`),
} as const satisfies Translated<typeof english.searchMessages>;
