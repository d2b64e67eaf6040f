import { dirname } from 'node:path';
import { listEnglish } from '@clinic/contract/translatable-texts.ts';
import { findMedicalText, type MedicalText } from './medical-texts.ts';

/** The files of the services. */
export const SERVICE_FILES = 'services/*.yaml';

/** The files of signs of illness, which many pages show. */
export const SIGN_FILES = 'signs/*.yaml';

/** The file of the questions. */
export const FAQ_FILE = 'faq.yaml';

/** The file of what every page of a service says about the anaesthetic, and the questions about fasting and medicines. */
export const ANAESTHESIA_FILE = 'anaesthesia.yaml';

/** The files that have a page of their own, with the address of their pages. */
export const PAGE_FILES = {
  'home.yaml': '/',
  'about.yaml': '/about',
  'technology.yaml': '/technology',
  [FAQ_FILE]: '/faq',
  'symptoms.yaml': '/symptoms',
  'pages/*.md': '',
  [SERVICE_FILES]: '/services',
  'blog/*.md': '/blogs',
  'doctors/*.yaml': '/doctors',
  'founders/*.yaml': '/founders',
  'team/*.yaml': '/team',
};

/**
 * Finds the text by which a file is medical: it tells patients what to do or what may happen, wherever it lies. A doctor
 * has to read the translation of such a file.
 */
export function findAdvice(file: string, fields: unknown, markdown: string): MedicalText | undefined {
  return findTier(file, fields) ?? findMedicalText(listEnglish(file, fields, markdown).keys());
}

export function isServiceFile(file: string): boolean {
  return dirname(file) === dirname(SERVICE_FILES);
}

export function isSignFile(file: string): boolean {
  return dirname(file) === dirname(SIGN_FILES);
}

/** A sign of illness says by its tier how soon to be seen, whatever its words. */
function findTier(file: string, fields: unknown): MedicalText | undefined {
  if (!isSignFile(file) || typeof fields !== 'object' || fields === null || !('say' in fields)) return undefined;
  return { kind: 'how soon to be seen', text: String(fields.say) };
}
