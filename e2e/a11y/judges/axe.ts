import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { judgeByAxe } from '../../barriers.ts';
import type { Finding } from '../finding.ts';

/** All tags of all rules, so that no rule is left out. */
const TAGS = [...new Set(axe.getRules().flatMap(({ tags }) => tags))];

/** Lists what every rule of axe finds, also the experimental ones and those of WCAG's level AAA. */
export async function judgeByEveryAxeRule(page: Page): Promise<Finding[]> {
  const violations = await judgeByAxe(page, { part: 'html', tags: TAGS });
  return violations.flatMap(({ rule, elements }) =>
    elements.map((element) => ({ judge: 'axe' as const, rule, element, message: rule })),
  );
}
