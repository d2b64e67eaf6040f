export type Judge = 'axe' | 'IBM' | 'HTML_CodeSniffer' | 'html-validate' | 'vnu';

/** One breach of a rule that a judge believes to see. */
export type Finding = {
  judge: Judge;
  rule: string;
  /** The element, as HTML. */
  element: string;
  message: string;
};
