import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import type { MailWriter } from '@clinic/contract/mails.ts';
import type { ServedFolders } from '@clinic/contract/published-site.mjs';
import type { WhatsAppTemplate } from '@clinic/contract/whatsapp-templates.ts';
import { readBookingCalendar } from './booking-calendar-file.ts';
import { readWhatsAppTemplates } from './channels/whatsapp/templates.ts';
import type { Config } from './config.ts';
import { loadMailWriter } from './mail-writer.ts';
import { loadSiteRenderer, renderByDevelopmentServer, type SiteRenderer } from './page-renderer.ts';
import { loadSite, type Site } from './plugins/site-files.ts';
import { getErrorCode, StartupError } from './startup-error.ts';

/** One build of the clinic's site and its content, in memory. */
export type ClinicBuild = {
  folders: ServedFolders;
  calendar: BookingCalendar;
  /** `null` when the site is served elsewhere. */
  site: Site | null;
  /** Both are `null` where there is no built site. Close the renderer to end its thread. */
  renderer: SiteRenderer | null;
  mailWriter: MailWriter | null;
  /** None while patients are not told on WhatsApp. */
  whatsappTemplates: WhatsAppTemplate[];
};

type BuildConfig = Pick<Config, 'devSite' | 'devMails' | 'offlineReading' | 'publicApiBase' | 'whatsapp'>;

/** Loads a build. Throws StartupError. */
export async function loadClinicBuild(config: BuildConfig, folders: ServedFolders): Promise<ClinicBuild> {
  const { siteDir, contentDir } = folders;
  const calendar = await readBookingCalendar(contentDir);
  const whatsappTemplates = config.whatsapp ? readWhatsAppTemplates(contentDir) : [];
  const site = await openSite(config, siteDir);
  // Before the renderer, whose thread would outlive a refusal.
  const mailWriter = await loadMailWriter(config.devMails || join(siteDir, 'mails'));
  const renderer = config.devSite ? renderByDevelopmentServer(config.devSite) : await loadSiteRenderer(siteDir);
  if (site && !(renderer && mailWriter)) refuseHalfSite(config, siteDir);
  return { folders, calendar, site, renderer, mailWriter, whatsappTemplates };
}

/** The public part of a built site. */
function getPublicDir(siteDir: string): string {
  return join(siteDir, 'client');
}

/** The part of a built site that renders pages (`page-renderer.ts`). */
function getServerDir(siteDir: string): string {
  return join(siteDir, 'server');
}

/** Resolves to `null` when the site is served elsewhere. Throws StartupError. */
async function openSite({ publicApiBase, offlineReading }: BuildConfig, siteDir: string): Promise<Site | null> {
  for (const folder of [siteDir, getPublicDir(siteDir), getServerDir(siteDir)]) await refuseUnreadable(folder);
  const site = await loadSite(getPublicDir(siteDir), offlineReading);
  if (site || publicApiBase !== '') return site;
  throw new StartupError(
    `${siteDir}: the website has not been built. Build and start it with: npm start (or set PUBLIC_API_BASE to run the API alone, for example: PUBLIC_API_BASE=https://api.clinic.example)`,
  );
}

/** Throws StartupError for a folder that exists and may not be read, which would pass for one that is missing. */
async function refuseUnreadable(folder: string): Promise<void> {
  const code = await access(folder, constants.R_OK | constants.X_OK).then(() => 'readable', getErrorCode);
  if (code === 'readable' || code === 'ENOENT' || code === 'ENOTDIR') return;
  throw new StartupError(
    `SITE_DIR: ${folder} cannot be read (${code}). Let the user of this server read the folder and all in it. Example: chmod -R u=rwX,go=rX ${folder}`,
  );
}

/** Throws StartupError for a site that lacks the part that draws answers or writes mails, unless the API runs alone. */
function refuseHalfSite({ publicApiBase }: BuildConfig, siteDir: string): void {
  if (publicApiBase !== '') return;
  throw new StartupError(
    `SITE_DIR: ${siteDir} holds the website's pages, but not the parts that draw answers (server/entry.mjs) and write mails (mails/mail-writer.mjs). Copy the whole folder, or build it with: npm run build. Example: SITE_DIR=site/dist`,
  );
}
