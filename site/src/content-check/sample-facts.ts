import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toMistake } from '#lib/content/texts.ts';
import type { Told } from './findings.ts';
import { PICTURE_NAME } from './pictures.ts';
import sample from './sample-facts.json' with { type: 'json' };

/** A content file as it was read: its path below `content/`, and its fields. */
type File = { path: string; fields: unknown };

/** A text of a file that says something of this one clinic, its people and its figures. */
type Fact = { field: string; text: string };

/** Fields that tell of people. A longer text there is one person's, so it cannot be true of somebody else. */
const STORIES = {
  'about.yaml': ['founder'],
  founders: [''],
  team: [''],
  doctors: ['profile'],
  recognitions: [''],
  testimonials: [''],
  'video-testimonials': [''],
};
const STORY_MIN_CHARS = 60;
/** Facts that somebody else may have learned too, and words that no visitor reads as a story. */
const NO_STORY = /^sections\.|(^|\.)(alt|metaDescription)$/;

/** Fields with facts and figures that another clinic may share. */
const FACTS = {
  'about.yaml': ['stats', 'overview', 'facilities'],
  'home.yaml': ['about', 'founder', 'advancedCare', 'statistics', 'coFounder'],
};

const QUOTED_CHARS = 60;
const NAMED_MAX = 3;
const HASH_CHARS = 12;

/**
 * Finds what is still the sample's, word for word, although nothing in it says 'sample'. A story of another person is a
 * mistake. Figures, facts and pictures are notes, because they may be true of this clinic too.
 */
export function findSampleFacts(contentDir: string, files: File[], known: readonly string[] = sample): Told {
  const hashes = new Set(known);
  const isSample = ({ text }: Fact) => hashes.has(toHash(text));
  const told: Told = { mistakes: [], notes: [] };
  for (const file of files) {
    const tell = (remedy: string) => toMistake({ file: `content/${file.path}`, field: '' }, remedy);
    const stories = listStories(file).filter(isSample);
    if (stories.length > 0) {
      const remedy = 'Write your own, or remove them, before isDemonstration is false.';
      told.mistakes.push(tell(`${describeTexts(stories)} ${remedy}`));
    }
    const facts = listFacts(file).filter(isSample);
    if (facts.length > 0) {
      told.notes.push(tell(`${describeTexts(facts)} Keep those that are true of your clinic.`));
    }
  }
  const pictures = listPictures(contentDir).filter(({ bytes }) => hashes.has(toHash(bytes)));
  if (pictures.length > 0) {
    const names = nameSome(pictures.map(({ path }) => path));
    const remedy = `${pictures.length} pictures are the sample's: ${names}. Put your own in their places.`;
    told.notes.push(toMistake({ file: 'content/', field: '' }, remedy));
  }
  return told;
}

/** The hashes of all stories, facts and pictures of this content, for `sample-facts.json`. */
export function hashSampleFacts(contentDir: string, files: File[]): string[] {
  const texts = files.flatMap((file) => [...listStories(file), ...listFacts(file)]).map(({ text }) => toHash(text));
  const pictures = listPictures(contentDir).map(({ bytes }) => toHash(bytes));
  return [...new Set([...texts, ...pictures])].sort();
}

function listStories(file: File): Fact[] {
  return listBelow(file, STORIES).filter(({ field, text }) => text.length >= STORY_MIN_CHARS && !NO_STORY.test(field));
}

function listFacts(file: File): Fact[] {
  return listBelow(file, FACTS);
}

function listBelow({ path, fields }: File, places: Record<string, string[]>): Fact[] {
  const parts = places[path] ?? places[dirname(path)] ?? [];
  const isBelow = (field: string) => parts.some((part) => part === '' || field.startsWith(`${part}.`));
  return joinFigures(listValues(fields)).filter(({ field }) => isBelow(field) && !/(^|\.)src$/.test(field));
}

function listValues(value: unknown, field = ''): Fact[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ field, text: String(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listValues(inner, field === '' ? key : `${field}.${key}`));
}

/** Joins a figure with what it counts, because neither says anything alone: `98`, `successful outcomes`. */
function joinFigures(facts: Fact[]): Fact[] {
  return facts.flatMap((fact, index) => {
    if (/\.(value|percent|sign)$/.test(fact.field)) return [];
    const parent = fact.field.replace(/\.label$/, '.');
    const figures = facts.slice(0, index).filter(({ field }) => parent !== fact.field && field.startsWith(parent));
    return [{ field: fact.field, text: [...figures, fact].map(({ text }) => text).join(' ') }];
  });
}

function listPictures(contentDir: string): { path: string; bytes: Buffer }[] {
  return readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)images\//.test(path) && PICTURE_NAME.test(path))
    .sort()
    .map((path) => ({ path, bytes: readFileSync(join(contentDir, path)) }));
}

function describeTexts(facts: Fact[]): string {
  const found = facts.length === 1 ? '1 text is' : `${facts.length} texts are`;
  return `${found} the sample's, word for word: ${nameSome(facts.map(({ text }) => quote(text)))}.`;
}

function nameSome(names: string[]): string {
  return [...names.slice(0, NAMED_MAX), ...(names.length > NAMED_MAX ? ['…'] : [])].join(', ');
}

function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > QUOTED_CHARS ? `'${line.slice(0, QUOTED_CHARS).trimEnd()}…'` : `'${line}'`;
}

/** Hashes a text whatever its line breaks, or the bytes of a picture. */
function toHash(value: string | Buffer): string {
  const bytes = typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : value;
  return hash('sha256', bytes, 'base64url').slice(0, HASH_CHARS);
}
