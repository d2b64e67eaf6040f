import type { PageElement } from '@clinic/contract/html/page-tree.ts';
import { readTree } from '@clinic/contract/html/read-tree.ts';

/** Prints the page after a change of its tree. */
export function printChanged(html: string, change: (page: PageElement) => void): string {
  const page = readTree(html);
  change(page);
  return page.print();
}
