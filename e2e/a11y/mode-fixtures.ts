import { test as base } from '../desk-fixtures.ts';
import { saveData } from '../saved-data.ts';
import type { Mode } from './modes.ts';

export { expect } from '@playwright/test';

/** Tests of one mode, which the project names. */
export const test = base.extend<{ mode: Mode }>({
  mode: [{ name: 'as it comes', windows: [] }, { option: true }],
  page: async ({ page, mode }, use) => {
    if (mode.look) await page.addInitScript(setLookAtOnce, mode.look);
    if (mode.isSavingData) await saveData(page);
    await use(page);
  },
});

function setLookAtOnce(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
