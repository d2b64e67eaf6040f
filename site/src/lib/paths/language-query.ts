import { LANGUAGE } from '#messages/language.ts';

/**
 * Tells the API the patient's language, as `addLanguage` does: `/appointments` -> `/appointments?language=mr`. It imports
 * neither that nor the list of languages: both would make the wizard larger.
 */
export function withLanguage(address: string): string {
  if (LANGUAGE.prefix === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}language=${LANGUAGE.code}`;
}
