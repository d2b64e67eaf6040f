import { isElement, PageElement, type PageNode } from '@clinic/contract/html/page-tree.ts';

/**
 * Moves `<style>` elements from the body, where HTML forbids them, to the head: Astro writes one for islands. Those that
 * follow one another are joined, so that they need one hash.
 */
export function gatherStyles(page: PageElement): void {
  const head = page.find('head');
  const nodes = [...head.children, ...page.find('body').take(isStyle)];
  head.children = [];
  for (const node of nodes) {
    if (isElement(node) && isStyle(node)) addRules(head, node.children);
    else head.children.push(node);
  }
}

/** Adds rules after all others of the page. */
export function addStyle(page: PageElement, css: string): void {
  if (css !== '') addRules(page.find('head'), [{ text: css }]);
}

function addRules({ children }: PageElement, rules: PageNode[]): void {
  const last = children.at(-1);
  if (last && isElement(last) && isStyle(last)) last.children.push(...rules);
  else children.push(new PageElement('style', '', rules, '</style>'));
}

const isStyle = ({ name, attributes }: PageElement) => name === 'style' && attributes === '';
