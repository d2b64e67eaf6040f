import { markEnglish } from '@clinic/contract/html/mark-english.ts';
import type { PageElement } from '@clinic/contract/html/page-tree.ts';
import type { Language } from '@clinic/contract/languages.ts';
import { gatherStyles } from './head-styles.ts';
import { keepLanguage } from './page-links.ts';
import { removeEmptyComments } from './removed-comments.ts';

/** Changes the tree of a page. */
export type Transform = (page: PageElement) => void;

/** Lists what every page needs first, built or drawn on demand. */
export const listFirstTransforms = ({ prefix, code }: Pick<Language, 'prefix' | 'code'>): Transform[] => [
  removeEmptyComments,
  gatherStyles,
  (page) => keepLanguage(page, prefix),
  (page) => markEnglish(page, code),
];
