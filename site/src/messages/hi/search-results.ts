import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/search-results.ts';

/** The words of the search about results, in a file of its own because the search page downloads it. */
export const searchResultWords = {
  found: (count: number) => (count === 1 ? '1 नतीजा' : `${count} नतीजे`),
  /** A phone number follows. */
  nothing: 'कुछ नहीं मिला। कोई दूसरा शब्द लिखें, या हमें फोन करें:',
  failed: 'बिना इंटरनेट के खोज नहीं खुल सकती।',
} as const satisfies Translated<typeof english.searchResultWords>;
