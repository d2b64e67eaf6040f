import type { Locator, Page } from '@playwright/test';
import { showPerson } from '../person.ts';

export class BookPage {
  readonly page: Page;
  /** The month view, which loads apart from the rest of the wizard. */
  readonly month: Locator;
  constructor(page: Page) {
    this.page = page;
    this.month = page.getByRole('grid', { name: 'Choose a date' });
  }
  goto = () => this.page.goto('/book');
  field = (label: string) => this.page.getByLabel(label, { exact: false }).first();
  /** Without script a time stands once for each timetable. The clinic's own comes first. */
  slot = (time: string) => this.page.getByRole('radio', { name: time }).first();
  heading = (name: string) => this.page.getByRole('heading', { level: 2, name });
  dialog = (title: string) => this.page.getByRole('alertdialog', { name: title });
  next = () => this.page.getByRole('button', { name: 'Next Step' }).click();
  previous = () => this.page.getByRole('button', { name: 'Previous' }).click();
  /** Without script each kind of visit has a button of its own. */
  confirmButton = () => this.page.getByRole('button', { name: 'Confirm Appointment' }).first();
  confirm = () => this.confirmButton().click();
  closeDialog = () => this.page.getByRole('button', { name: 'OK', exact: true }).click();
  /** Opens the page with the wizard awake. */
  open = async () => {
    await this.goto();
    await this.ready();
  };
  /** Wakes the wizard by a movement of the pointer, and waits for it. */
  ready = async () => {
    await showPerson(this.page);
    await this.page.locator('astro-island:not([ssr]) #booking-form').waitFor({ state: 'attached' });
  };
}
