import { expect, test } from 'vitest';
import { applyTool, type TextTool } from './text-tools.ts';

/** Uses a tool on a text in which `‹` and `›` stand around what is selected, or `|` for the cursor. */
function applyTo(tool: TextTool, marked: string): string {
  const text = marked.replaceAll(/[‹›|]/g, '');
  const from = marked.search(/[‹|]/);
  const to = marked.includes('›') ? marked.indexOf('›') - 1 : from;
  const change = applyTool(tool, text, { from, to });
  const next = text.slice(0, change.from) + change.text + text.slice(change.to);
  const { selected } = change;
  if (selected.from === selected.to) return `${next.slice(0, selected.from)}|${next.slice(selected.from)}`;
  const words = next.slice(selected.from, selected.to);
  return `${next.slice(0, selected.from)}‹${words}›${next.slice(selected.to)}`;
}

test.each<[TextTool, string, string]>([
  ['bold', 'Keep it ‹dry› today.', 'Keep it **‹dry›** today.'],
  ['bold', 'Keep it ‹dry ›today.', 'Keep it **‹dry›** today.'],
  ['bold', 'Keep it **‹dry›** today.', 'Keep it ‹dry› today.'],
  ['bold', 'Keep it ‹**dry**› today.', 'Keep it ‹dry› today.'],
  ['bold', 'Keep *‹dry›*.', 'Keep ***‹dry›***.'],
  ['bold', 'Keep |', 'Keep **|**'],
  ['bold', 'Keep **|**', 'Keep |'],
  ['bold', '‹One.\n\nTwo.›', '**‹One.**\n\n**Two.›**'],
  ['italic', 'Keep **‹dry›**.', 'Keep ***‹dry›***.'],
  ['italic', 'Keep ***‹dry›***.', 'Keep **‹dry›**.'],
  ['link', 'See ‹piles›.', 'See [piles](‹/address›).'],
  ['link', 'See ‹/faq›', 'See [‹words›](/faq)'],
  ['link', 'See |', 'See [‹words›](/address)'],
  ['heading', 'One\nTw|o', 'One\n## Tw|o'],
  ['heading', '### T|wo', '## T|wo'],
  ['heading', '## |Two', '|Two'],
  ['heading', '|', '## |'],
  ['list', '‹One\n\nTwo›\n', '‹- One\n\n- Two›\n'],
  ['list', '‹- One\n- Two\n›', '‹One\nTwo›\n'],
  ['list', '‹1. One›', '‹- One›'],
])('%s turns %j into %j', (tool, before, after) => {
  expect(applyTo(tool, before)).toBe(after);
});
