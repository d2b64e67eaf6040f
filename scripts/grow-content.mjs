// Multiplies content, for tests of what only a large site shows.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parse, stringify } from 'yaml';

/** The generated posts are older than all posts of the sample. */
const NEWEST_DAY = Date.parse('2020-01-01');
const DAY_MS = 24 * 60 * 60 * 1000;

/** Copies the posts of a content folder until there are `wanted`. Each copy has its own title and date. */
export function growPosts(content, wanted) {
  growFolder(join(content, 'blog'), wanted, (text, number) => {
    const [, head, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text);
    const fields = parse(head);
    const date = new Date(NEWEST_DAY - number * DAY_MS).toISOString().slice(0, 10);
    const own = { title: `${fields.title} ${number}`, metaTitle: `Post ${number}`, metaDescription: `Post ${number}.` };
    return `---\n${stringify({ ...fields, ...own, date })}---\n${body}`;
  });
}

function growFolder(folder, wanted, grow) {
  const names = readdirSync(folder).filter((name) => ['.md', '.yaml'].includes(extname(name)));
  for (let number = names.length + 1; number <= wanted; number += 1) {
    const name = names[number % names.length];
    const ending = extname(name);
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, `${basename(name, ending)}-${number}${ending}`), grow(text, number));
  }
}
