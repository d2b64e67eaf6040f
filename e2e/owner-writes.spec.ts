import { expect, type Locator, type Page, test } from '@playwright/test';
import { LONG } from './long.ts';
import { openOwnClinic, signInAsOwner } from './own-clinic.ts';

// A browser alone shows these parts of the owner's forms: its own keys that take a change back, and a pointer that drags.
test.use({ viewport: { width: 360, height: 780 } });

/** Drags an entry onto another, until the pointer is released. A drag folds the list, so the pointer follows. */
async function drag(page: Page, entries: Locator, from: number, to: number): Promise<void> {
  await entries.nth(from).getByTitle('Drag to move').hover();
  await page.mouse.down();
  const box = await entries.nth(from).getByTitle('Drag to move').boundingBox();
  await page.mouse.move(box?.x ?? 0, (box?.y ?? 0) - 10);
  await expect(entries.nth(from)).toHaveAttribute('data-dragged');
  await entries.nth(to).hover();
  await expect(entries.nth(to)).toHaveAttribute('data-drop', 'before');
}

test('an owner marks words, takes that back by a key, drags an entry, and saves', LONG, async ({ page }) => {
  const { server, desk } = await openOwnClinic();
  try {
    await signInAsOwner(page, desk);
    await page.goto(`${desk}/website/posts/laparoscopy-guide`);
    await writePost(page);
  } finally {
    await server.stop('SIGTERM');
  }
});

async function writePost(page: Page): Promise<void> {
  const text = page.getByLabel('Text', { exact: true });
  const tools = page.getByRole('toolbar', { name: 'Format: Text' });
  await expect(tools).toBeVisible();
  await text.press('Control+Home');
  await text.press('Shift+Control+ArrowRight');
  await text.press('Control+b');
  await expect(text).toHaveValue(/^\*\*Laparoscopy\*\* is/);
  await text.press('Control+z');
  await expect(text).toHaveValue(/^Laparoscopy is/);
  await tools.getByRole('button', { name: 'Italic' }).click();
  await expect(text).toHaveValue(/^\*Laparoscopy\* is/);
  await expect(text).toBeFocused();
  await expect(page.getByText(/^Reading grade \d/)).toBeVisible();

  const tags = page.getByRole('group', { name: 'Tags', exact: true });
  const boxes = tags.getByRole('textbox');
  const readTags = () => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
  const before = await readTags();
  const entries = tags.locator('[data-entry]');
  await drag(page, entries, 3, 0);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await readTags()).toEqual(before);
  await drag(page, entries, 3, 0);
  await page.mouse.up();
  await expect(tags.getByText('Moved to 1 of 4.')).toBeAttached();
  await boxes.nth(0).fill('coming home');
  const after = ['coming home', ...before.slice(0, 3)];
  expect(await readTags()).toEqual(after);

  await page.getByRole('button', { name: 'Save in the draft' }).last().click();
  await expect(page.getByText('Saved in the draft.')).toBeVisible();
  await expect(text).toHaveValue(/^\*Laparoscopy\* is/);
  expect(await readTags()).toEqual(after);
}
