import { test as base } from '../desk-fixtures.ts';
import { saveData } from '../saved-data.ts';
import type { DeskScene } from '../states/state.ts';
import type { Mode } from './modes.ts';

export { expect } from '@playwright/test';

/** Tests that lead to states, in one mode where the project names one. */
export const test = base.extend<{ mode: Mode; scene: DeskScene }>({
  mode: [{ name: 'as it comes', windows: [] }, { option: true }],
  page: async ({ page, mode }, use) => {
    if (mode.look) await page.addInitScript(setLookAtOnce, mode.look);
    if (mode.isSavingData) await saveData(page);
    await use(page);
  },
  scene: async ({ page, request, book, contact, portal, desk, setClock }, use) =>
    use({ page, request, book, contact, portal, desk, setClock }),
});

function setLookAtOnce(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
