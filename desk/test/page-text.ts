/** The words that people read in the main part of a page, with a bar in place of the markup between them. */
export function toText(html: string): string {
  return html
    .replace(/^.*<main/s, '')
    .replace(/<!--.*?-->|<[^>]*>/g, '|')
    .replace(/\|+/g, '|');
}
