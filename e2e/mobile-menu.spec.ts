import { getBox } from './box.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';
import { motionEnds } from './motion.ts';
import { NAVIGATION } from './navigation.ts';

test.describe('the header on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens and closes a menu with all items', async ({ page }) => {
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await open.tap();
    await expect(menu).toBeVisible();
    await expect(page.locator('[aria-controls="site-menu"]')).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([...NAVIGATION, 'Search']);
    await expect(menu.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    await expect(menu.getByRole('link', { name: 'Book appointment' })).toHaveAttribute('href', '/book');
    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu).toBeHidden();
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await open.tap();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await open.tap();
    await menu.getByRole('link', { name: 'Services', exact: true }).tap();
    await expect(page).toHaveURL('/services');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('opens and closes the menu', LONG, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: 'Services', exact: true })).toBeVisible();
      await menu.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu).toBeHidden();
    });
  });

  test('closes the menu by a tap beside it, not on it, in a browser without closedby', LONG, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'));
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await motionEnds(menu);
    const { x, y } = await getBox(menu);
    await page.touchscreen.tap(x + 4, y + 200);
    await expect(menu).toHaveAttribute('open');
    await page.touchscreen.tap(8, 400);
    await expect(menu).toBeHidden();
  });

  test('marks the item of the current address in the menu', async ({ page }) => {
    await page.goto('/#services');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.locator('[aria-current]')).toHaveText('Services');
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(menu.locator('[aria-current]')).toHaveText('Contact Us');
  });

  test('closes the menu when the window becomes wide enough for the header', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 1199, height: 800 });
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).tap();
    await expect(page).toHaveURL('/about');
  });
});
