import { DayNotice } from '#parts/DayNotice.tsx';
import { GROUND_COLOR } from './colors.ts';
import { DeskBar } from './DeskBar.tsx';
import type { DocumentProps } from './page.ts';
import { SessionNotice } from './SessionNotice.tsx';
import { deskSessionEndMessages as sessionWords } from './session-words.ts';
import './document.css';

/** The document around each page of the desk: head, bar, the page itself, and the warning before a session ends. */
export function Document({
  title,
  content,
  styles,
  scripts,
  data,
  person,
  place,
  isFilling,
  clinic,
  logo,
}: DocumentProps) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        {/* With 'no-referrer' some browsers would not send the origin of the forms. */}
        <meta name="referrer" content="same-origin" />
        <meta name="theme-color" content={GROUND_COLOR} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body data-fills={isFilling ? '' : undefined}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <DeskBar clinicName={clinic.name} logo={logo} person={person} current={place} />
        {person?.hasKeptForm && (
          <div role="status">
            <DayNotice kind="quiet">{sessionWords.kept}</DayNotice>
          </div>
        )}
        <main
          id="main"
          tabIndex={-1}
          data-asleep={data === undefined ? undefined : ''}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it
          dangerouslySetInnerHTML={{ __html: content }}
        />
        {person?.session && <SessionNotice end={person.session} />}
        {data !== undefined && <PageData json={data} />}
      </body>
    </html>
  );
}

/** The data of a page that wakes. Browsers do not run it. */
export function PageData({ json }: { json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without the sign that could end the element
  return <script id="page-data" type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}
