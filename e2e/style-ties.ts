/**
 * Lists what an element takes from two single classes of one layer. A page's style sheets follow each other as its parts
 * were found, so the one may win on this page and the other on the next, for example on those that the API renders.
 * Runs in the page.
 */
export function findTies(): string[] {
  type Rule = { name: string; layer: string; properties: string[] };
  const rules: Rule[] = [];
  const collect = (list: CSSRuleList, layer: string) => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) {
        for (const selector of rule.selectorText.split(',').map((text) => text.trim())) {
          if (/^\.[\w-]+$/.test(selector)) rules.push({ name: selector.slice(1), layer, properties: [...rule.style] });
        }
      }
      if ('cssRules' in rule)
        collect(rule.cssRules as CSSRuleList, rule instanceof CSSLayerBlockRule ? rule.name : layer);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules, '');
  if (rules.length === 0) throw new Error('The page has no rules with a class.');
  const ties = new Set<string>();
  for (const element of document.querySelectorAll('[class]')) {
    const own = rules.filter(({ name }) => element.classList.contains(name));
    for (const [place, { name, layer, properties }] of own.entries()) {
      for (const other of own.slice(0, place)) {
        if (other.name === name || other.layer !== layer) continue;
        const shared = properties.filter((property) => other.properties.includes(property));
        if (shared.length > 0) ties.add(`${shared} of '${element.textContent?.trim().slice(0, 40)}'`);
      }
    }
  }
  return [...ties];
}
