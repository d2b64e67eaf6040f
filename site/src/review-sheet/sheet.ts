import { getLanguage, type LanguageCode } from '@clinic/contract/languages.ts';
import { TIERS, type Tier } from '#schemas/sign.ts';
import type { ChosenTexts } from './choose-texts.ts';
import { SHEET_STYLE } from './sheet-style.ts';
import { type Signature, toSignedPlace } from './signatures.ts';
import { KINDS, type TextToSign } from './texts-to-sign.ts';

/** The words that a doctor reads with care in an hour. */
export const SHEET_MAX_WORDS = 6000;

export type SheetFacts = {
  language: LanguageCode;
  clinic: string;
  /** The titles of pages by their files, in the language. */
  titles: Record<string, string>;
  tierWords: Record<Tier, string>;
  signatures: Signature[];
  untranslated: string[];
  fill: (text: string) => string;
};

type Row = { texts: TextToSign[]; cells: string[] };
type Group = { heading: string; rows: Row[] };
type Table = { heading: string; kind: 'signs' | 'advice' | 'figures' | 'pages'; columns: string[]; groups: Group[] };

/** The parts of the preparation whose point does not say by itself whom it is for. */
const PREPARATION_NAMES: Record<string, string> = {
  fasting: 'General, spinal',
  day: 'General, spinal',
  local: 'Local',
};

const FIGURE_COLUMNS = ['Complication', 'How often', 'Range', 'Measured on', 'Year, source'];

/** Draws a sheet as one page of HTML, without script, for the screen and for A4. */
export function drawSheet(chosen: ChosenTexts, facts: SheetFacts): string {
  const { language, clinic, signatures, untranslated } = facts;
  const { name, tag } = getLanguage(language);
  const last = signatures.at(-1);
  const count = chosen.changed.length + chosen.unsigned.length;
  const title = `Medical texts for signature: ${name}`;
  return `<!doctype html>
<html lang="en" data-sheet="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${SHEET_STYLE}</style>
</head>
<body>
<header>
<p>${escapeHtml(clinic)}</p>
<h1>${escapeHtml(title)}</h1>
<p>Please read each row as a patient would. ${count} texts stand here, about an hour of reading. Strike out a row that is wrong and
write the right words beside it: it is changed first, and signed with the next sheet. Your signature holds for the rows that you leave, in these words
alone.${language === 'en' ? '' : ' Keep the English sheet beside this one: rows of one name belong together.'}</p>
<dl class="signature"><div><dt>Name</dt><dd></dd></div><div><dt>Registration number</dt><dd></dd></div>
<div><dt>Date</dt><dd></dd></div><div><dt>Signature</dt><dd></dd></div></dl>
</header>
<main>
<section><h2>Changed since the last signature</h2>
${last ? `<p>Last signature: ${escapeHtml(last.by)}, ${last.on.toISOString().slice(0, 10)}.${chosen.changed.length === 0 ? ' No signed text has changed.' : ''}</p>` : '<p>Nobody has signed these texts yet.</p>'}
${drawTables(chosen.changed, facts, tag)}</section>
<section><h2>Not signed yet</h2>
${chosen.unsigned.length === 0 ? '<p>Nothing.</p>' : drawTables(chosen.unsigned, facts, tag)}</section>
<section><h2>Not on this sheet</h2>
<ul>
<li>Signed and unchanged: ${chosen.signedCount} texts.</li>
${drawLater(chosen.later)}
<li>Never: words for the search alone, which nobody reads.</li>
${untranslated.length === 0 ? '' : `<li>Shown in English, as a translation is missing: ${untranslated.map(escapeHtml).join(', ')}.</li>`}
</ul></section>
</main>
</body>
</html>
`;
}

/** Counts the words of a page, with its title and the short style. */
export function countWordsOfPage(html: string): number {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

function drawLater(later: TextToSign[]): string {
  const names = {
    sign: 'signs',
    preparation: 'points',
    figure: 'figures',
    people: 'descriptions of whom a figure was measured on',
    cause: 'causes of signs',
    page: 'texts of pages',
  };
  const counts = KINDS.map((kind) => ({ kind, count: later.filter((text) => text.kind === kind).length }));
  const told = counts.filter(({ count }) => count > 0).map(({ kind, count }) => `${count} ${names[kind]}`);
  return told.length === 0 ? '' : `<li>Left for the next sheets, once this one is signed: ${told.join(', ')}.</li>`;
}

function drawTables(texts: TextToSign[], facts: SheetFacts, tag: string): string {
  return [drawSignTable(texts, facts), ...listOtherTables(texts, facts)]
    .map((table) => ({ ...table, groups: table.groups.filter(({ rows }) => rows.length > 0) }))
    .filter(({ groups }) => groups.length > 0)
    .map(({ heading, kind, columns, groups }) => {
      const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
      const bodies = groups.map(
        (group) => `<tbody lang="${tag}">
<tr><th scope="rowgroup" colspan="${columns.length}">${group.heading}</th></tr>
${group.rows.map(drawRow).join('\n')}
</tbody>`,
      );
      return `<h3>${heading}</h3>
<table class="${kind}"><thead><tr>${head}</tr></thead>
${bodies.join('\n')}
</table>`;
    })
    .join('\n');
}

/** The row's first cell carries the name of its file, which the style shows, and the row the fingerprint of its texts. */
function drawRow({ texts, cells }: Row): string {
  const places = texts.map((text) => `${toSignedPlace(text)}=${text.hash}`).join(' ');
  const [{ file, field, tier } = { file: '', field: '', tier: undefined }] = texts;
  const name = [file.replace(/\.\w+$/, ''), ...(tier ? [] : [field])].join(' ');
  const drawn = cells.map((cell, column) => `<td${column === 0 ? ` data-name="${name}"` : ''}>${cell}</td>`);
  return `<tr data-texts="${places}">${drawn.join('')}</tr>`;
}

/** The signs by their tiers, the most urgent first; within a tier those after an operation follow. */
function drawSignTable(texts: TextToSign[], { tierWords, fill }: SheetFacts): Table {
  const signs = Object.groupBy(
    texts.filter(({ kind }) => kind === 'sign' || kind === 'cause'),
    ({ file }) => file,
  );
  const hasCauses = texts.some(({ kind }) => kind === 'cause');
  const toRow = (ofSign: TextToSign[]): Row => {
    const [say, cause] = (['sign', 'cause'] as const).map((kind) => ofSign.find((text) => text.kind === kind));
    const told = say ? escapeHtml(fill(say.cells[0] ?? '')) : `<i>${escapeHtml(fill(cause?.beside ?? ''))}</i>`;
    return { texts: ofSign, cells: hasCauses ? [told, escapeHtml(fill(cause?.cells[0] ?? ''))] : [told] };
  };
  return {
    heading: 'Signs of illness, by how soon they need help',
    kind: 'signs',
    columns: hasCauses ? ['Sign', 'What it may come from'] : ['Sign'],
    groups: TIERS.flatMap((tier) =>
      [false, true].map((isAfter) => ({
        heading: `${escapeHtml(tierWords[tier])}${isAfter ? ' <span lang="en">(after an operation here)</span>' : ''}`,
        rows: Object.values(signs).flatMap((ofSign = []) =>
          ofSign[0]?.tier === tier && ofSign[0].isAfterOperation === isAfter ? [toRow(ofSign)] : [],
        ),
      })),
    ),
  };
}

/** The tables of fasting and medicines, of figures, and of the rest of each page, a group for each file. */
function listOtherTables(texts: TextToSign[], { titles, tierWords, fill }: SheetFacts): Table[] {
  const files = [...new Set(texts.map(({ file }) => file))];
  const toHeading = (file: string) => escapeHtml(titles[file] ?? file);
  const listGroups = (kind: TextToSign['kind'], toCells: (text: TextToSign) => string[]): Group[] =>
    files.map((file) => ({
      heading: toHeading(file),
      rows: texts
        .filter((text) => text.file === file && text.kind === kind)
        .map((text) => ({ texts: [text], cells: toCells(text) })),
    }));
  const fillCells = ({ cells }: TextToSign) => cells.map((cell) => escapeHtml(fill(cell)));
  const drawSources = ({ sources }: TextToSign) => sources.map(drawSource).join('<br>');
  const listFigures = (file: string): Row[] => {
    const ofFile = texts.filter((text) => text.file === file && (text.kind === 'figure' || text.kind === 'people'));
    const rows = Object.groupBy(ofFile, ({ field }) => field.replace(/\.people$/, ''));
    return Object.values(rows).map((ofRow = []) => {
      const [figure, people] = (['figure', 'people'] as const).map((kind) => ofRow.find((text) => text.kind === kind));
      const [risk, often = '', range = '', year = ''] = figure ? fillCells(figure) : [];
      const told = risk ?? `<i>${escapeHtml(people?.beside ?? '')}</i>`;
      const source = figure ? [year, drawSources(figure)].join('<br>') : '';
      return { texts: ofRow, cells: [told, often, range, people ? fillCells(people).join('') : '', source] };
    });
  };
  const toPageCells = (text: TextToSign) => {
    const part = text.tier ? tierWords[text.tier] : (text.field.split('.')[0] ?? '');
    return [escapeHtml(part), [...fillCells(text), drawSources(text)].filter(Boolean).join('<br>')];
  };
  return [
    {
      heading: 'Fasting and medicines',
      kind: 'advice',
      columns: ['For', 'Advice'],
      groups: listGroups('preparation', (text) => [
        PREPARATION_NAMES[text.field.split('.')[1] ?? ''] ?? '',
        ...fillCells(text),
      ]),
    },
    {
      heading: 'Figures of complications',
      kind: 'figures',
      columns: FIGURE_COLUMNS,
      groups: files.map((file) => ({ heading: toHeading(file), rows: listFigures(file) })),
    },
    {
      heading: 'Other texts of pages',
      kind: 'pages',
      columns: ['Part', 'Text'],
      groups: listGroups('page', toPageCells),
    },
  ];
}

/** A source by its DOI or by the name of its site, which stand on paper too; by its title when it has neither. */
function drawSource({ title, url, doi }: TextToSign['sources'][number]): string {
  const address = doi ? `https://doi.org/${doi}` : url;
  if (!address) return escapeHtml(title);
  const shown = doi ?? new URL(address).host.replace(/^www\./, '');
  return `<a href="${escapeHtml(address)}" title="${escapeHtml(title)}">${escapeHtml(shown)}</a>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
