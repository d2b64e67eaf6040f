import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { applyMutant, type Mutant, readMutants } from '../mutants.mjs';

const ROOT = join(import.meta.dirname, '../..');

const ALL = readMutants();

const read = (path: string) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null);

function findSyntaxErrors({ file }: Mutant, text: string) {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.map(({ messageText }) => messageText);
}

test('there are fifty mutants', () => {
  expect(ALL).toHaveLength(50);
});

describe.each(ALL)('$id', (mutant) => {
  test('is a fault that runs, and no mistake of syntax', () => {
    const source = read(mutant.file);
    const text = applyMutant(mutant, source);
    expect(text).not.toBe(source);
    expect(findSyntaxErrors(mutant, text)).toEqual([]);
  });

  test('says which promise it breaks, whom it hurts, and which tests should notice it', () => {
    expect(mutant.id).toMatch(/^[a-z]+(-[a-z]+)+$/);
    expect(mutant.promise).toMatch(/\.$/);
    expect(mutant.hurts).toMatch(/^\p{Ll}.*[^.]$/u);
    expect(mutant.by.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe('a mutant', () => {
  const mutant = {
    ...({ id: 'says-no', topic: 'answers', promise: 'It says yes.', hurts: 'somebody who asks', by: [] } as const),
    ...{ file: 'answer.ts', text: "'yes'", replacement: "'no'" },
  } as unknown as Mutant;

  test('puts its fault in the place of its text', () => {
    expect(applyMutant(mutant, "export const answer = 'yes';")).toBe("export const answer = 'no';");
  });

  test.each([
    ['its file has moved', null, 'answer.ts is not there. Write where the file is now.'],
    [
      'its text has changed',
      "answer = 'Yes'",
      'its text is in answer.ts 0 times. Write the words that stand there now',
    ],
    ['its text names two places', "['yes', 'yes']", 'its text is in answer.ts 2 times. Add the words before or after'],
  ])('is named with the remedy when %s', (_what, source, remedy) => {
    expect(() => applyMutant(mutant, source)).toThrow(`testing/mutants/answers.yaml: says-no: ${remedy}`);
  });
});
