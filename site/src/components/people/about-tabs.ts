import { peopleMessages } from '#messages/people.en.ts';

/** A panel's id, which is also the address's hash. */
export type AboutTabId = keyof typeof peopleMessages.about.tabs;

/** In the order of the tabs. */
export const ABOUT_TABS = Object.keys(peopleMessages.about.tabs) as AboutTabId[];

/** On what holds tabs and panels; beside it `data-current` names the panel that is shown, for the styles. */
export const TABS_ROOT = 'data-about-tabs';
