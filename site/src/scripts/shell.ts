// The plain script of every page: what the shell needs beyond HTML and CSS.
import { startCopyrightYear } from './copyright-year.ts';
import { startDialogs } from './dialogs.ts';
import { startServicesMenu } from './services-menu.ts';
import { startSiteHeader } from './site-header.ts';

startDialogs(document);
startSiteHeader(document);
startServicesMenu(document);
startCopyrightYear(document);
