import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Finding } from '../finding.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

const STANDARD = 'WCAG2AAA';

type Message = { type: number; code: string; msg: string; element?: Element };

type Sniffer = {
  getTranslation: (id: string) => string | undefined;
  process: (standard: string, root: Document, done: () => void, failed: () => void) => void;
  getMessages: () => Message[];
  ERROR: number;
};

/** Lists the errors that HTML_CodeSniffer finds against WCAG's level AAA. */
export async function judgeByHtmlCodeSniffer(page: Page): Promise<Finding[]> {
  if (await page.evaluate(() => !('HTMLCS' in window))) {
    await page.evaluate(SOURCE);
    await page.evaluate(nameMissingTexts);
  }
  const messages = await page.evaluate(async (standard) => {
    const sniffer = (window as unknown as { HTMLCS: Sniffer }).HTMLCS;
    await new Promise<void>((resolve, reject) => {
      sniffer.process(standard, document, resolve, () => reject(new Error('HTML_CodeSniffer cannot read the page.')));
    });
    return sniffer
      .getMessages()
      .filter(({ type }) => type === sniffer.ERROR)
      .map(({ code, msg, element }) => ({ code, msg, html: element?.outerHTML ?? '' }));
  }, STANDARD);
  return messages.map(({ code, msg, html }) => ({
    judge: 'HTML_CodeSniffer',
    rule: code.replace(`${STANDARD}.`, ''),
    element: html,
    message: msg,
  }));
}

/** The sniffer lacks the texts of some rules, and would break off where it needs one. */
function nameMissingTexts(): void {
  const sniffer = (window as unknown as { HTMLCS: Sniffer }).HTMLCS;
  const { getTranslation } = sniffer;
  sniffer.getTranslation = (id) => getTranslation.call(sniffer, id) ?? id;
}
