import { APPOINTMENTS_PATH, PORTAL_PATH } from '@clinic/contract/paths.ts';
import type { Page } from '@playwright/test';
import { SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';

// A page's style sheets follow each other as its parts were found. So of two equally strong rules one may win on one
// page, and the other on the next, for example on those that the API renders.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGES = ['/', `/services/${SERVICES[0]?.slug}`, '/contact', '/book', '/faq', '/privacy', PORTAL_PATH];

test('no element takes a property from two equally strong rules', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    expect(await page.evaluate(findTies), path).toEqual([]);
  }
  await sendEmptyForm(page);
  expect(await page.evaluate(findTies), 'a refused booking').toEqual([]);
});

/** Sends the booking form empty, as a browser without script does. */
async function sendEmptyForm(page: Page): Promise<void> {
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action });
    document.body.append(form);
    form.submit();
  }, APPOINTMENTS_PATH);
  await page.waitForURL(`**${APPOINTMENTS_PATH}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops...');
}

/** Lists pairs of single classes of one layer that set the same property of an element. */
function findTies(): string[] {
  type Rule = { name: string; layer: string; properties: string[] };
  const rules: Rule[] = [];
  const collect = (list: CSSRuleList, layer: string) => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) {
        for (const selector of rule.selectorText.split(',').map((text) => text.trim())) {
          if (/^\.[\w-]+$/.test(selector)) rules.push({ name: selector.slice(1), layer, properties: [...rule.style] });
        }
      }
      if ('cssRules' in rule)
        collect(rule.cssRules as CSSRuleList, rule instanceof CSSLayerBlockRule ? rule.name : layer);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules, '');
  if (rules.length === 0) throw new Error('The page has no rules with a class.');
  const ties = new Set<string>();
  for (const element of document.querySelectorAll('[class]')) {
    const own = rules.filter(({ name }) => element.classList.contains(name));
    for (const [place, { name, layer, properties }] of own.entries()) {
      for (const other of own.slice(0, place)) {
        if (other.name === name || other.layer !== layer) continue;
        const shared = properties.filter((property) => other.properties.includes(property));
        if (shared.length > 0) ties.add(`${shared} of '${element.textContent?.trim().slice(0, 40)}'`);
      }
    }
  }
  return [...ties];
}
