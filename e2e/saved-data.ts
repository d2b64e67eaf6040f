import type { Page } from '@playwright/test';

/** Switches on Chromium's data saver, which pages read and of which servers hear. */
export async function saveData(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
}
