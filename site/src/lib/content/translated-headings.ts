type Heading = { depth: number; slug: string; text: string };

type Markup = { html: string; headings: Heading[] };

/** Gives the headings of a translated text the anchors of the English ones, to which links lead in every language. */
export function keepAnchors(translated: Markup, english: readonly Heading[]): Markup {
  const headings = translated.headings.map((heading, place) => ({
    ...heading,
    slug: english[place]?.slug ?? heading.slug,
  }));
  const places = headings.values();
  const html = translated.html.replace(/(<h[1-6]\b[^>]*?\sid=")[^"]*(?=")/g, (start, before: string) => {
    const heading = places.next().value;
    return heading ? before + heading.slug : start;
  });
  return { html, headings };
}
