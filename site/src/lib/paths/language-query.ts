import { ENGLISH } from '@clinic/contract/languages.ts';
import { LANGUAGE } from '#messages/language.ts';

/**
 * Tells the API the patient's language, as `addLanguage` does: `/appointments` -> `/appointments?language=mr`. Calling
 * that would make the wizard larger.
 */
export function withLanguage(address: string): string {
  if (LANGUAGE.code === ENGLISH) return address;
  return `${address}${address.includes('?') ? '&' : '?'}language=${LANGUAGE.code}`;
}
