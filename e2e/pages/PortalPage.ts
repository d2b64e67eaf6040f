import type { Page } from '@playwright/test';

/** The page of one appointment. */
export class PortalPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  /** The value of a fact, such as 'Day'. */
  fact = (label: string) =>
    this.page.getByRole('main').locator('dt').getByText(label, { exact: true }).locator('xpath=following-sibling::dd');
  status = () => this.page.getByRole('main').getByRole('status');
  move = () => this.page.getByRole('region', { name: 'Choose another day and time' });
  cancel = () => this.page.getByRole('region', { name: 'Or cancel it' });
  day = (words: string) => this.move().getByRole('link', { name: `${words}, has free times` });
  time = (label: string) => this.move().getByRole('radio', { name: label });
  submitMove = () => this.page.getByRole('button', { name: 'Move to this time' });
  openCancel = () => this.cancel().getByText('Cancel this appointment');
  submitCancel = () => this.page.getByRole('button', { name: 'Yes, cancel my appointment' });

  /** Turns to the month of a date and chooses the day. */
  async chooseDay(date: string, words: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Move it' }).click();
    const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const name = month.format(new Date(date));
    const shown = this.move().getByRole('table');
    while ((await shown.getAttribute('aria-label')) !== `Days in ${name}`) {
      const turn = this.move().getByRole('link', { name: /^Later: / });
      const next = (await turn.getAttribute('aria-label'))?.replace('Later: ', '');
      await turn.click();
      await this.move()
        .getByRole('table', { name: `Days in ${next}` })
        .waitFor();
    }
    await this.day(words).click();
  }
}
