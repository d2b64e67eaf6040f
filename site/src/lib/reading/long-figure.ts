/** The most characters of a large figure in a card, such as `10k+` or `24/7`. */
const CARD_MAX_CHARS = 4;

/** Whether a figure is set smaller, so that it stays on one line of its card: `2,000+`, which languages write for `2K+`. */
export function isLongFigure(figure: string): boolean {
  return figure.length > CARD_MAX_CHARS;
}
