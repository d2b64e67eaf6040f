import { splitNumbers } from '@clinic/contract/content-texts.ts';
import { isText, PageElement, type PageNode } from '@clinic/contract/html/page-tree.ts';
import { phoneToHref } from '#lib/clinic/phone.ts';

/** Tells elements that are left as they are: those without text, islands, which are React's, and links, which hold no link. */
const LEFT_OUT = /^(?:head|script|style|svg|template|astro-island|a|button|option|textarea)$/;

/** Makes these telephone numbers links wherever a page's text names them, so that a phone can call them. */
export function linkNumbers(page: PageElement, numbers: readonly string[]): void {
  for (const element of [page, ...page.list(({ name }) => LEFT_OUT.test(name))]) {
    element.children = element.children.flatMap((child) => (isText(child) ? splitText(child.text, numbers) : [child]));
  }
}

function splitText(words: string, numbers: readonly string[]): PageNode[] {
  return splitNumbers(words, numbers).map(({ text, isNumber }) =>
    isNumber ? new PageElement('a', ` href="${phoneToHref(text)}"`, [{ text }], '</a>') : { text },
  );
}
