import type { Locator, Page } from '@playwright/test';

/** Addresses and locators of the contact page. */
export class ContactPage {
  readonly page: Page;
  readonly send: Locator;
  readonly status: Locator;
  readonly map: Locator;
  readonly mapLink: Locator;
  readonly mapFrame: Locator;
  readonly mapSpinner: Locator;

  constructor(page: Page) {
    this.page = page;
    this.send = page.getByRole('button', { name: 'Send message' });
    this.status = page.getByRole('status');
    this.map = page.getByRole('region', { name: 'Find us' });
    this.mapLink = this.map.getByRole('link', { name: 'Open in Google Maps' });
    this.mapFrame = this.map.locator('iframe');
    this.mapSpinner = this.map.getByText('Loading the map…');
  }

  goto = () => this.page.goto('/contact');
  field = (name: string) => this.page.getByRole('textbox', { name, exact: true });
  mode = (name: string) => this.page.getByRole('radio', { name });

  async goToMap() {
    await this.goto();
    await this.mapLink.scrollIntoViewIfNeeded();
  }

  async fill(values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }
}
