import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COLLECTIONS } from './collections.ts';

const SETTINGS = join(import.meta.dirname, '../../../.vscode/settings.json');

test('an editor knows the schema of every YAML file in content/', () => {
  const { 'yaml.schemas': schemas } = JSON.parse(readFileSync(SETTINGS, 'utf8'));
  const inYaml = Object.entries(COLLECTIONS).filter(([, { files }]) => files.endsWith('.yaml'));
  expect(schemas).toEqual(
    Object.fromEntries(
      inYaml.map(([name, { files }]) => [`./site/.astro/collections/${name}.schema.json`, `content/${files}`]),
    ),
  );
});
