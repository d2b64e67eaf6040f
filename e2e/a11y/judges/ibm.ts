import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Finding } from '../finding.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

const POLICIES = ['IBM_Accessibility', 'WCAG_2_2'];

type Result = {
  ruleId: string;
  value: [policy: string, confidence: 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL'];
  snippet: string;
  message: string;
};

type Ace = { Checker: new () => { check: (root: Document, policies: string[]) => Promise<{ results: Result[] }> } };

/**
 * Lists the failures and the potential failures that IBM's checker finds. It leaves out what the checker asks a person to
 * look at in any case.
 */
export async function judgeByIbm(page: Page): Promise<Finding[]> {
  if (await page.evaluate(() => !('ace' in window))) await page.evaluate(`${SOURCE};window.ace = ace`);
  const results = await page.evaluate(async (policies) => {
    const { ace } = window as unknown as { ace: Ace };
    const report = await new ace.Checker().check(document, policies);
    return report.results.filter(({ value }) => value[1] === 'FAIL' || value[1] === 'POTENTIAL');
  }, POLICIES);
  return results.map(({ ruleId, value, snippet, message }) => ({
    judge: 'IBM',
    rule: value[1] === 'FAIL' ? ruleId : `${ruleId} (potential)`,
    element: snippet,
    message,
  }));
}
