import { isText, type PageElement } from '@clinic/contract/html/page-tree.ts';
import { removeUnusedTokens } from '@clinic/ui/styles/unused-tokens.ts';

const TOKENS = '@layer tokens{';

/** Removes the tokens that neither a style nor the markup of the page uses. */
export function keepUsedTokens(page: PageElement): void {
  const styles = page.list().filter(({ name }) => name === 'style');
  const sheet = styles.flatMap(({ children }) => children.filter(isText)).find(({ text }) => text.includes(TOKENS));
  if (!sheet) return;
  const css = sheet.text;
  sheet.text = '';
  sheet.text = removeUnusedTokens(css, page.print());
}
