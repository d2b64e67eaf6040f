import { splitLinks } from '#lib/reading/linked-text.ts';

/** A text of the content, with its links to other pages. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: words, href }) =>
    href ? (
      <a key={href} href={href}>
        {words}
      </a>
    ) : (
      words
    ),
  );
}
