// The plain script of every page that cannot wait for a person; the rest is in `shell-at-sign.script.ts`.

import { startPictures } from '#components/ui/Picture.script.ts';
import { startOfflineReading } from './OfflineReading.script.ts';
import { startSiteHeader } from './SiteHeader.script.ts';

startPictures(document);
startSiteHeader(document);
if (import.meta.env.PROD) startOfflineReading();
