import type { Locator, Page } from '@playwright/test';
import { findSection } from '../sections.ts';

/** `/services/{slug}` */
export class ServicePage {
  readonly page: Page;
  readonly sections: Locator;
  readonly aside: Locator;
  readonly contact: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sections = page.locator('main section').getByRole('heading', { level: 2 });
    this.aside = page.getByRole('complementary');
    this.contact = this.aside.getByRole('link', { name: 'Contact Us' });
  }

  open = (slug: string) => this.page.goto(`/services/${slug}`);

  section = (name: string) => findSection(this.page, name);
}
