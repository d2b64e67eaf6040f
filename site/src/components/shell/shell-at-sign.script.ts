// The plain script of every page for header, menu and footer, from the first sign of a person on.

import { startDialogs } from './MobileMenu.script.ts';
import { startServicesMenu } from './ServicesPanel.script.ts';
import { startCopyrightYear } from './SiteFooter.script.ts';
import { startSpeculation } from './speculation.script.ts';

startDialogs(document);
startServicesMenu(document);
startCopyrightYear(document);
startSpeculation(document);
