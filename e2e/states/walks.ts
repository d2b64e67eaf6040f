import { DESK_WALKS } from './desk-walks.ts';
import { ANSWERS, BOOKING, CONTACT, REFUSED_BOOKING } from './form-walks.ts';
import { PAGE_WALKS } from './page-walks.ts';
import { PORTAL_WALKS } from './portal-walks.ts';
import { SHELL_WALKS } from './shell-walks.ts';
import type { DeskScene, Walk } from './state.ts';

/** The states that browser tests share: what people open, choose, send and get in answer on the website. */
export const SITE_WALKS: Walk[] = [
  ...SHELL_WALKS,
  ...PAGE_WALKS,
  BOOKING,
  REFUSED_BOOKING,
  CONTACT,
  ANSWERS,
  ...PORTAL_WALKS,
];

/** The states of the website and the desk. */
export const WALKS: Walk<DeskScene>[] = [...SITE_WALKS, ...DESK_WALKS];
