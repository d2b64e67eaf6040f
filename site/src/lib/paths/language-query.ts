import { addLanguage } from '@clinic/contract/languages.ts';
import { LANGUAGE } from '#messages/language.ts';

/** Tells the API the patient's language. */
export const withLanguage = (address: string) => addLanguage(address, LANGUAGE.code);
