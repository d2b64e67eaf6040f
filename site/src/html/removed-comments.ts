import { isText, type PageElement, type PageNode } from '@clinic/contract/html/page-tree.ts';

/**
 * Removes the empty comments that React's server markup puts between two texts, which so become one. In the name of a
 * link or heading, Chromium drops a lone space after such a comment ('Learn more aboutPiles'). Islands keep theirs,
 * because React needs them to hydrate.
 */
export function removeEmptyComments(page: PageElement): void {
  for (const element of [page, ...page.list(({ name }) => name === 'astro-island')]) {
    element.children = element.children.filter(isNeeded).reduce(addNode, []);
  }
}

const isNeeded = (node: PageNode) => !('comment' in node && node.comment === '<!-- -->');

function addNode(nodes: PageNode[], node: PageNode): PageNode[] {
  const last = nodes.at(-1);
  if (last && isText(last) && isText(node)) last.text += node.text;
  else nodes.push(node);
  return nodes;
}
