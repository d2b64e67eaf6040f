import { peopleMessages } from '#messages/people.ts';

/** A panel's id, which is also the address's hash. */
export type AboutTabId = keyof typeof peopleMessages.about.tabs;

/** The tabs' ids, in the order of the tabs. */
export const ABOUT_TABS = Object.keys(peopleMessages.about.tabs) as AboutTabId[];

/** Marks the element around tabs and panels. Its `data-current` names the shown panel, for the styles. */
export const TABS_ROOT = 'data-about-tabs';
