import type { Locator, Page } from '@playwright/test';

/** `/services/{slug}` */
export class ServicePage {
  readonly page: Page;
  readonly sections: Locator;
  readonly aside: Locator;
  readonly contact: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sections = page.getByRole('main').getByRole('heading', { level: 2 });
    this.aside = page.getByRole('complementary');
    this.contact = this.aside.getByRole('link', { name: 'Contact Us' });
  }

  open = (slug: string) => this.page.goto(`/services/${slug}`);

  section = (name: string) => this.page.getByRole('main').getByRole('region', { name, exact: true });

  async box(locator: Locator) {
    const box = await locator.boundingBox();
    if (!box) throw new Error(`${locator} is not shown.`);
    return box;
  }
}
