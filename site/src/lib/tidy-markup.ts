/**
 * Takes out the empty comments that React's server markup puts between two texts. Chromium leaves out a space that
 * stands alone after one when it works out the name of a link or heading ('Learn more aboutPiles'). Islands keep theirs:
 * React looks for them when it takes the markup over.
 */
export function joinTexts(html: string): string {
  return html.replace(/<(astro-island|script|style)\b[\s\S]*?<\/\1>|<!-- -->/g, (found, element) =>
    element ? found : '',
  );
}

/** Moves the styles of the body, where HTML does not allow them, to the end of the head. Astro writes one for islands. */
export function liftStyles(html: string): string {
  const headEnd = html.indexOf('</head>');
  const styles: string[] = [];
  const body = html.slice(headEnd).replace(/<style>[\s\S]*?<\/style>/g, (style) => {
    styles.push(style);
    return '';
  });
  return html.slice(0, headEnd) + styles.join('') + body;
}

/** Leads every link of this site to where the site stands, when the page is shown by another origin. */
export function leadLinksTo(siteBase: string, html: string): string {
  return siteBase === '' ? html : html.replace(/(<a\b[^>]*?\shref=")\//g, `$1${siteBase}/`);
}
