// The plain script of every page, for pictures, header, menu and footer.

import { startPictures } from '../pictures/Picture.script.ts';
import { startDialogs } from './MobileMenu.script.ts';
import { startOfflineReading } from './OfflineReading.script.ts';
import { startServicesMenu } from './ServicesPanel.script.ts';
import { startCopyrightYear } from './SiteFooter.script.ts';
import { startSiteHeader } from './SiteHeader.script.ts';

startPictures(document);
startDialogs(document);
startSiteHeader(document);
startServicesMenu(document);
startCopyrightYear(document);
if (import.meta.env.PROD) startOfflineReading();
