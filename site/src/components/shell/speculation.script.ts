import { createSpeculationRules } from '#lib/head/speculation-rules.ts';

/** Lets the browser load the next page ahead. With Save-Data the browser itself does not. */
export function startSpeculation(root: Document): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const script = root.createElement('script');
  script.type = 'speculationrules';
  script.textContent = createSpeculationRules(matchMedia('(hover: hover)').matches ? 'eager' : 'moderate');
  root.head.append(script);
}
