import { readTree } from '@clinic/contract/html/read-tree.ts';
import { expect, test } from 'vitest';
import { takeRuntime } from './island-runtime.ts';

const INTENT = '<script>(()=>{(self.Astro||(self.Astro={})).intent=e})()</script>';
const ELEMENT = '<script>(()=>{customElements.define(`astro-island`,t)})()</script>';
const OTHER = '<script>(()=>{other()})()</script>';

test('the script of sleeping islands becomes one file that the page names', () => {
  const page = `<html>${OTHER}${INTENT}${ELEMENT}<astro-island client="intent"></astro-island>${OTHER}`;
  const tree = readTree(page);
  const runtime = takeRuntime(tree);
  expect(runtime?.path).toMatch(/^_astro\/islands\.[\w-]{8}\.js$/);
  expect(runtime?.code).toContain('.intent=');
  expect(runtime?.code).toContain('customElements.define');
  expect(tree.print()).toBe(
    `<html data-islands="/${runtime?.path}">${OTHER}<astro-island client="intent"></astro-island>${OTHER}`,
  );
});

test('a page whose island wakes at once keeps its script', () => {
  const page = `${ELEMENT}<astro-island client="load"></astro-island>`;
  const tree = readTree(page);
  expect(takeRuntime(tree)).toBeNull();
  expect(tree.print()).toBe(page);
});
