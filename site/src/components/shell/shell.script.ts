// The plain script of every page: what the shell needs beyond HTML and CSS.

import { startDialogs } from './MobileMenu.script.ts';
import { startServicesMenu } from './ServicesPanel.script.ts';
import { startCopyrightYear } from './SiteFooter.script.ts';
import { startSiteHeader } from './SiteHeader.script.ts';

startDialogs(document);
startSiteHeader(document);
startServicesMenu(document);
startCopyrightYear(document);
