import type { Options } from 'csv-stringify';

/** Whatever some program takes for the end of a line. */
const LINE_BREAKS = '\r\n\v\f\x1c-\x1e\x85\u2028\u2029';

/**
 * The beginning of a line that a spreadsheet takes for a formula: after blanks and invisible signs, a tab or a sign of
 * arithmetic, also in its wide and small forms. Where lists are parted by semicolons, a cell begins after each of them.
 */
const FORMULA_START = new RegExp(
  `(^|[${LINE_BREAKS};])(?=(?:[^\\S${LINE_BREAKS}]|\\p{Cf})*?[\\t=+\\-@＝﹦⁼₌＋﹢⁺₊－﹣⁻₋−＠﹫])`,
  'gu',
);

/**
 * The form of every CSV file (RFC 4180) that leaves the desk, for Excel, LibreOffice and others: UTF-8 with a byte order
 * mark, one row for one record whatever people have typed, and an apostrophe wherever a spreadsheet
 * would take what follows for a formula.
 */
export const CSV_FORM = {
  bom: true,
  header: true,
  record_delimiter: 'windows',
  quoted_match: new RegExp(`[${LINE_BREAKS}]`),
  cast: { string: (text) => text.replace(FORMULA_START, "$1'") },
} satisfies Options;
