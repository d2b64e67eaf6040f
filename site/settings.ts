import { join } from 'node:path';
import { findContentDir } from '@clinic/contract/content-dir.mjs';
import { ENGLISH, type LanguageCode, readLanguage } from '@clinic/contract/languages.ts';

/** The settings that the site's build reads from the environment. */
export type PublicSettings = {
  /** The site's public address; canonical links start with it. */
  siteUrl: string;
  /** The API's address; empty for the site's own origin. */
  apiBase: string;
};

/** Reads the settings. Throws an error with the variable and an example when a value cannot be used. */
export function readPublicSettings(env: Record<string, string | undefined>): PublicSettings {
  return {
    siteUrl: readOrigin(env, 'PUBLIC_SITE_URL', 'https://clinic.example') ?? 'http://localhost:3000',
    apiBase: readUrl(env, 'PUBLIC_API_BASE', 'https://api.clinic.example') ?? '',
  };
}

/** The folder of what the clinic says and shows, as an absolute path. */
export const CONTENT_DIR = findContentDir(process.env);

/** The variable that tells a build its language. `scripts/build-language.mjs` sets it. */
export const BUILD_LANGUAGE = 'BUILD_LANGUAGE';

/**
 * The folder of what Astro keeps for the next build of a language: encoded pictures, and entries of the content. It lies
 * outside node_modules, which `npm ci` removes. Languages that are built at once have one each.
 */
export function getCacheDir(language: LanguageCode): string {
  const folder = join(import.meta.dirname, '..', '.cache', 'astro');
  return language === ENGLISH ? folder : join(folder, language);
}

/** Reads the language of this build; English without the variable. */
export function readBuildLanguage(env: Record<string, string | undefined>): LanguageCode {
  return readLanguage(env[BUILD_LANGUAGE]);
}

/** Reads an address without a path, because the links of the pages begin at its root. */
function readOrigin(env: Record<string, string | undefined>, name: string, example: string): string | null {
  const url = readUrl(env, name, example);
  if (url && new URL(url).pathname !== '/') {
    throw new Error(
      `${name} has a path, and the site cannot be served below one. Write it without, for example: ${name}=${example}`,
    );
  }
  return url;
}

function readUrl(env: Record<string, string | undefined>, name: string, example: string): string | null {
  const value = env[name]?.trim();
  if (!value) return null;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(`${name} is not a web address. Write it with http or https, for example: ${name}=${example}`);
  }
  return url.href.replace(/\/$/, '');
}
