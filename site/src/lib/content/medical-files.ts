import { dirname } from 'node:path';

/** The files of the services. */
export const SERVICE_FILES = 'services/*.yaml';

/** The file of the questions, beside which stand the urgent signs of every service. */
export const FAQ_FILE = 'faq.yaml';

/**
 * The files of pages that tell patients what to do and what may happen, with the address of their pages. Such a file is
 * translated as a whole or not at all: beside an English paragraph nobody knows which warning is missing, and an old
 * translation may be wrong.
 */
export const MEDICAL_PAGES = {
  [SERVICE_FILES]: '/services',
  'blog/*.md': '/blogs',
  [FAQ_FILE]: '/faq',
  'symptoms.yaml': '/symptoms',
  'pages/visit.md': '/visit',
};

/** The file of what every page of a service says about the anaesthetic. */
export const ANAESTHESIA_FILE = 'anaesthesia.yaml';

const PLACES = [ANAESTHESIA_FILE, ...Object.keys(MEDICAL_PAGES).map((pattern) => pattern.replace(/\/\*\.\w+$/, ''))];

/** Whether one text without a translation leaves all of this file English. */
export function isMedicalFile(file: string): boolean {
  return PLACES.some((place) => place === file || place === dirname(file));
}

export function isServiceFile(file: string): boolean {
  return dirname(file) === dirname(SERVICE_FILES);
}
