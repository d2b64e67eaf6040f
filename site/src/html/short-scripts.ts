import type { PageElement } from '@clinic/contract/html/page-tree.ts';
import { minifySync } from 'vite';

/** The shorter code of each script, because pages share theirs. */
const shortened = new Map<string, string>();

/** Minifies the scripts of a page that are inline. Those with attributes hold data or load a file. */
export function shortenScripts(page: PageElement): void {
  for (const script of page.list().filter(isInlineScript)) {
    const code = script.printContent();
    const short = shortened.get(code) ?? minifySync('inline.js', code).code;
    shortened.set(code, short);
    script.children = [{ text: short }];
  }
}

export const isInlineScript = ({ name, attributes }: PageElement) => name === 'script' && attributes === '';
