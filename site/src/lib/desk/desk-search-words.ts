import type { DeskFound } from '@clinic/contract/desk-search.ts';
import { deskSearchMessages as words } from '#messages/desk-search.ts';

/** Says in one line what a search found: `7 appointments. One no-show.` Empty when nothing was searched. */
export function foundToWords({ kind, coming, past, isHistory }: DeskFound): string {
  if (kind === null) return '';
  if (coming.length + past.length === 0) return words.none[kind];
  const noShows = isHistory ? [...coming, ...past].filter(({ status }) => status === 'noshow').length : 0;
  return [words.count(coming.length + past.length), noShows > 0 && words.noShows(noShows)]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}
