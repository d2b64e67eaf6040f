import { readTree } from '@clinic/contract/html/read-tree.ts';
import { expect, it } from 'vitest';
import { createRuleKeeper } from './used-rules.ts';

const keepUsedRules = (css: string, body: string, scripts = '', added: string[] = []) => {
  const page = readTree(`<html><head><style>${css}</style></head><body>${body}</body></html>`);
  createRuleKeeper(scripts, added)(page);
  return page.find('style').printContent();
};

it('keeps what the page has, and removes what it has not', () => {
  expect(keepUsedRules('.a{top:0}.b{top:1px}h1{top:2px}', '<p class="x a">')).toBe('.a{top:0}h1{top:2px}');
});

it('removes the looks of a value that no element has', () => {
  const css = '.a[data-side="end"]{top:0}.a[data-side="start"]{top:1px}.a[data-open]{top:2px}.a[data-side]{top:3px}';
  expect(keepUsedRules(css, '<p class="a" data-side="start">')).toBe(
    '.a[data-side="start"]{top:1px}.a[data-side]{top:3px}',
  );
});

it('keeps what a script may set', () => {
  const css = '.late{top:0}.a[data-file-name="x"]{top:1px}.never{top:2px}';
  const kept = '.late{top:0}.a[data-file-name="x"]{top:1px}';
  expect(keepUsedRules(css, '<p class="a">', 'e.className="late";e.dataset.fileName="x"')).toBe(kept);
  expect(keepUsedRules(css, '<p class="a" id="x">', 'e.className="late";e.dataset.fileName=e.id')).toBe(kept);
  expect(keepUsedRules(css, '<p class="a">', 'e.dataset.fileName=e.id')).toBe('');
  expect(keepUsedRules(css, '<p class="a"><script>add("late","data-file-name","x")</script>')).toBe(kept);
});

it('keeps the looks of an attribute that a later step adds', () => {
  expect(keepUsedRules('[data-near]{top:0}', '<p>', '', ['data-near'])).toBe('[data-near]{top:0}');
});

it('keeps a rule of which one selector can match, and what only a function of a selector names', () => {
  const css = '.a,.b{top:0}.a:not(.b){top:1px}.a:has(.b){top:2px}';
  expect(keepUsedRules(css, '<p class="a">')).toBe(css);
});

it('removes a block whose rules have all gone, and the rules within a rule with it', () => {
  const css = '@media (width<9px){@layer x{.b{top:0;&:hover{top:1px}}}}.a{&>p{top:2px}}';
  expect(keepUsedRules(css, '<p class="a">')).toBe('.a{&>p{top:2px}}');
});
