import type { APIRequestContext, Page } from '@playwright/test';
import type { Desk, SetClock } from '../desk-fixtures.ts';
import type { BookPage } from '../pages/BookPage.ts';
import type { ContactPage } from '../pages/ContactPage.ts';
import type { PortalPage } from '../pages/PortalPage.ts';

/** The fixtures of a test that leads to the states of the website. */
export type Scene = {
  page: Page;
  request: APIRequestContext;
  book: BookPage;
  contact: ContactPage;
  portal: PortalPage;
};

/** The fixtures of a test that leads to the states of the front desk too. */
export type DeskScene = Scene & { desk: Desk; setClock: SetClock };

export type State<Fixtures = Scene> = {
  name: string;
  /** A selector of the part of the page that this state shows. Pixels are measured in it alone. */
  part: string;
  /** Leads here from the state before. */
  reach: (scene: Fixtures) => Promise<unknown>;
};

/** The states of one visit, each reached from the one before. */
export type Walk<Fixtures = Scene> = {
  name: string;
  states: State<Fixtures>[];
  /** The window widths at which these states exist; all when absent. */
  widths?: { min?: number; max?: number };
  hasMobileNotice?: boolean;
};

/** Whether the states of a walk exist at a window width. */
export function fits({ widths: { min = 0, max = Number.POSITIVE_INFINITY } = {} }: Walk<never>, width: number) {
  return width >= min && width <= max;
}
