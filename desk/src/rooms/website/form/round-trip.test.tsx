import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@clinic/api/project-root.ts';
import { readTree } from '@clinic/contract/html/read-tree.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContentSchemas } from '#test/content-schemas.ts';
import { postDrawnForm } from '#test/posted-form.ts';
import { readSchemaForm } from './read-form.ts';
import { SchemaFields } from './SchemaFields.tsx';

const files = Object.values(readContentSchemas()).flatMap(({ files, schema }) =>
  globSync(files, { cwd: join(PROJECT_ROOT, 'content') })
    .sort()
    .map((file) => ({ file, schema })),
);

/** Reads the fields of a content file; days stay texts. */
function readFields(file: string): unknown {
  const text = readFileSync(join(PROJECT_ROOT, 'content', file), 'utf8');
  return parse(file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text);
}

test.each(files)('an owner who saves the form of $file unchanged changes nothing', ({ file, schema }) => {
  const value = readFields(file);
  const form = { errors: {}, names: {} };
  const html = renderToStaticMarkup(<SchemaFields schema={schema} value={value} form={form} />);
  expect(readSchemaForm(schema, postDrawnForm(html))).toEqual(value);
});

test('each control of the longest form has a label, and nothing a style of its own', () => {
  const service = files.find(({ file }) => file.endsWith('gall-bladder-removal.yaml'));
  if (!service) throw new Error('The file of a service is gone.');
  const html = renderToStaticMarkup(
    <SchemaFields schema={service.schema} value={readFields(service.file)} form={{ errors: {}, names: {} }} />,
  );
  const elements = readTree(html).list();
  const labelled = new Set(elements.map((element) => element.read('for')));
  const boxes = elements.filter(({ name }) => name === 'label').flatMap((label) => label.list());
  const bare = elements
    .filter((element) => /^(?:input|select|textarea)$/.test(element.name) && element.read('type') !== 'hidden')
    .filter((element) => !boxes.includes(element) && !labelled.has(element.read('id')));
  expect(bare.map((element) => element.print())).toEqual([]);
  expect(html).not.toContain('style=');
});
