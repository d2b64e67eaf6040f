import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A part of a page, with what a patient reads there. */
export type Part = {
  /** The main part of the page if there is none. */
  in?: (page: Page) => Locator;
  title?: string;
  texts?: (string | RegExp)[];
  /** The headings of one level, in order. */
  headings?: [level: number, titles: string[]];
  /** All items of lists, or how many there are. */
  items?: (string | RegExp)[] | number;
  pictures?: number;
  links?: Record<string, string | RegExp>;
};

/** Expects what a patient reads in a part of a page. */
export async function expectRead(page: Page, part: Part): Promise<void> {
  const place = part.in?.(page) ?? page.getByRole('main');
  const { title, texts = [], headings, items, pictures, links = {} } = part;
  if (title) await expect(place.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const text of texts) await expect(place.getByText(text).first(), `${text}`).toBeVisible();
  if (headings) await expect(place.getByRole('heading', { level: headings[0] })).toHaveText(headings[1]);
  if (typeof items === 'number') await expect(place.getByRole('listitem')).toHaveCount(items);
  else if (items) await expect(place.getByRole('listitem')).toHaveText(items);
  if (pictures !== undefined) await expect(place.getByRole('img')).toHaveCount(pictures);
  for (const [name, href] of Object.entries(links)) {
    await expect(place.getByRole('link', { name }).first(), name).toHaveAttribute('href', href);
  }
}
