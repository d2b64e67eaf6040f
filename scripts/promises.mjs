/** The documents whose promises docs/promises.md lists, each with the test that proves it. */
export const DOCUMENTS = ['product.md', 'front-desk.md', 'after-the-booking.md'];

const HEADING = /^#{1,2} (.+)$/;
const BULLET = /^- \*\*(.+?)\*\*/;
const GROUP = /^## (\S+\.md): (.+)$/;
const ROW = /^\| (\S+) \| (.+) \| `(.+?)`: (.+) \|$/;

/** Lists the parts of a document: its headings, and the bullets that begin with a bold name. */
export function listParts(text) {
  return text.split('\n').flatMap((line) => {
    const [, name] = HEADING.exec(line) ?? BULLET.exec(line) ?? [];
    return name === undefined ? [] : [name];
  });
}

/** Reads docs/promises.md: each promise with its document, its part, its id and its test. Throws at a row without a test. */
export function readPromises(text) {
  let group = {};
  return text.split('\n').flatMap((line) => {
    const [, document, part] = GROUP.exec(line) ?? [];
    if (document) group = { document, part };
    if (!line.startsWith('| ') || line.startsWith('| id |')) return [];
    const [, id, sentence, file, title] = ROW.exec(line) ?? [];
    if (id === undefined)
      throw new Error(`This promise names no test: ${line}. Example: | id | It … | \`file\`: title |`);
    return [{ ...group, id, sentence, file, title }];
  });
}

/**
 * Finds parts of the documents without a promise, promises of parts that are gone, ids that are used twice, and tests that
 * do not exist. `readFile` returns the text of a file of the project, or `null`.
 */
export function findFaults(promises, readFile) {
  const parts = DOCUMENTS.flatMap((document) =>
    listParts(readFile(`docs/${document}`) ?? '').map((part) => `${document}: ${part}`),
  );
  const proved = new Set(promises.map(({ document, part }) => `${document}: ${part}`));
  const ids = promises.map(({ id }) => id);
  return [
    ...parts.filter((part) => !proved.has(part)).map((part) => `docs/promises.md has no promise of "${part}".`),
    ...[...proved].filter((part) => !parts.includes(part)).map((part) => `There is no part "${part}" any more.`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `Two promises have the id ${id}.`),
    ...promises
      .filter(({ file, title }) => !readFile(file)?.includes(title))
      .map(({ id, file, title }) => `The promise ${id} names a test that does not exist: "${title}" in ${file}.`),
  ];
}
