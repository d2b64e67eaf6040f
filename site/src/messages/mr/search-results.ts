import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/search-results.ts';

/** The words of the search about results, in a file of its own because the search page downloads it. */
export const searchResultWords = {
  found: (count: number) => (count === 1 ? '1 निकाल' : `${count} निकाल`),
  /** A phone number follows. */
  nothing: 'काहीच सापडले नाही. दुसरा शब्द लिहून पाहा, किंवा आम्हाला फोन करा:',
  failed: 'इंटरनेट नसताना शोधता येत नाही.',
} as const satisfies Translated<typeof english.searchResultWords>;
