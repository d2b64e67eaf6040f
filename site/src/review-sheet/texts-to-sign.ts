import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readContentFile } from '@clinic/contract/content-file.ts';
import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import { listFiles } from '#lib/content/content-files.ts';
import { ANAESTHESIA_FILE, findAdvice, isSignFile, PAGE_FILES, SIGN_FILES } from '#lib/content/medical-files.ts';
import { listTexts } from '#lib/content/texts.ts';
import { readTranslation, translateEntry } from '#lib/content/translations.ts';
import { GLANCE_FIGURES } from '#schemas/glance.ts';
import type { Tier } from '#schemas/sign.ts';
import { isReadField } from '../word-check/written-pages.ts';

/** The kinds of texts in the order in which a doctor reads them: what harms most when it is wrong comes first. */
export const KINDS = ['sign', 'preparation', 'figure', 'people', 'cause', 'page'] as const;

type Source = { title: string; url?: string; doi?: string };

export type TextToSign = {
  /** The English file that shows it: `signs/black-stool.yaml`. */
  file: string;
  field: string;
  kind: (typeof KINDS)[number];
  /** The words that the reader sees, with marks, cell by cell. */
  cells: string[];
  sources: Source[];
  /** How soon the sign needs help; absent where no sign is told. */
  tier?: Tier | undefined;
  isAfterOperation: boolean;
  /** The sign beside its cause, or the complication beside those on whom its figure was measured. */
  beside?: string;
  /** Changes with any word, source, year or tier. */
  hash: string;
};

type Sign = { say: string; mayBe?: string; tier: Tier; after?: true };
type Figure = { text: string; source: string | string[]; year: number; people: string; range?: string };
type Risk = { risk: string; figure?: Figure; often?: string; note?: string };
type Fields = {
  risks?: Risk[] | Record<string, Risk[]>;
  sources?: (Source & { id?: string })[];
  glance?: Record<string, { min: number; max: number; unit: string; note?: string; source: string | string[] }>;
};

/** Fields that are shown as one line with others, and the name of an author, which is no advice. */
const JOINED_FIELD = /^(risks|sources|review|glance\.(?!anaesthetic|cost))/;

/** Lists all texts with medical advice in a language, in the order of files, and the files that are not translated. */
export function listTextsToSign(contentDir: string, language: LanguageCode) {
  const texts: TextToSign[] = [];
  const untranslated: string[] = [];
  const patterns = [ANAESTHESIA_FILE, SIGN_FILES, ...Object.keys(PAGE_FILES)];
  for (const file of patterns.flatMap((pattern) => listFiles(contentDir, pattern))) {
    const content = readContentFile(join(contentDir, file));
    if (!('fields' in content) || !findAdvice(file, content.fields, content.markdown)) continue;
    const translation = readTranslation(contentDir, language, file);
    const shown =
      language === ENGLISH
        ? { ...content, isWhole: true }
        : translateEntry(file, content.fields, content.markdown, translation);
    if (shown.isWhole) texts.push(...listFileTexts(contentDir, file, shown.fields, shown.markdown));
    else untranslated.push(file);
  }
  return { texts, untranslated };
}

function listFileTexts(contentDir: string, file: string, fields: unknown, markdown: string): TextToSign[] {
  if (isSignFile(file)) return listSign(file, fields as Sign);
  const { glance, risks, sources = [] } = fields as Fields;
  const pick = (ids: string | string[]) => sources.filter(({ id }) => id !== undefined && [ids].flat().includes(id));
  const lists = Array.isArray(risks) ? { risks } : toPaths('risks', risks ?? {});
  const figures = Object.entries(lists).flatMap(([path, list]) =>
    list.flatMap((risk, place) => listRisk(file, `${path}.${place}`, risk, pick)),
  );
  const rows = GLANCE_FIGURES.flatMap((row) => {
    const figure = glance?.[row];
    if (!figure) return [];
    const range = figure.min === figure.max ? `${figure.min}` : `${figure.min}-${figure.max}`;
    const cells = [`${row}: ${range} ${figure.unit}. ${figure.note ?? ''}`.trim()];
    return [createText({ file, field: `glance.${row}`, kind: 'page', cells, sources: pick(figure.source) })];
  });
  const others = listTexts(file, fields, '').filter(({ field }) => isReadField(field) && !JOINED_FIELD.test(field));
  const blocks = markdown.split(/\n{2,}/).map((text, place) => ({ field: `text.${place}`, text }));
  const plain = [...others, ...blocks].filter(({ text }) => text.trim() !== '');
  const read = plain.map(({ field, text }) => {
    const kind = file === ANAESTHESIA_FILE && field.startsWith('preparation.') ? 'preparation' : 'page';
    const tier = findTier(contentDir, fields, field);
    return createText({ file, field, kind, cells: [text.trim()], ...(tier && { tier }) });
  });
  return [...figures, ...rows, ...read];
}

function listSign(file: string, { say, mayBe, tier, after }: Sign): TextToSign[] {
  const common = { file, tier, isAfterOperation: after === true };
  const cause = mayBe
    ? [createText({ ...common, field: 'mayBe', kind: 'cause', cells: [mayBe.trim()], beside: say })]
    : [];
  return [createText({ ...common, field: 'say', kind: 'sign', cells: [say.trim()] }), ...cause];
}

function listRisk(file: string, field: string, risk: Risk, pick: (ids: string | string[]) => Source[]): TextToSign[] {
  const { figure, often = '', note = '' } = risk;
  const told = `${risk.risk}: ${often} ${note}`.replaceAll(/\s+/g, ' ').trim();
  const page = often || note ? [createText({ file, field: `${field}.note`, kind: 'page', cells: [told] })] : [];
  if (!figure) return page;
  const cells = [risk.risk, figure.text, figure.range ?? '', String(figure.year)];
  const people = { file, field: `${field}.people`, kind: 'people' as const, cells: [figure.people], beside: risk.risk };
  return [
    createText({ file, field, kind: 'figure', cells, sources: pick(figure.source) }),
    createText(people),
    ...page,
  ];
}

/** Returns the tier of a sign that a page tells in its own words: `signs.3.text`. */
function findTier(contentDir: string, fields: unknown, field: string): Tier | undefined {
  if (!/(^|\.)signs\..*\.text$/.test(field)) return undefined;
  const keys = field.split('.').slice(0, -1);
  const reference = keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], fields);
  const { id } = reference as { id: string };
  const content = readContentFile(join(contentDir, SIGN_FILES.replace('*', id)));
  return 'fields' in content ? (content.fields as Sign).tier : undefined;
}

function toPaths<Value>(path: string, values: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${path}.${key}`, value]));
}

type Given = Pick<TextToSign, 'file' | 'field' | 'kind' | 'cells'> & Partial<TextToSign>;

function createText({ sources = [], isAfterOperation = false, ...given }: Given): TextToSign {
  const signed = [
    given.cells,
    given.tier ?? '',
    isAfterOperation,
    sources.map(({ title, url, doi }) => [title, url ?? doi]),
  ];
  const hash = createHash('sha256').update(JSON.stringify(signed)).digest('hex').slice(0, 12);
  return { ...given, sources, isAfterOperation, hash };
}
