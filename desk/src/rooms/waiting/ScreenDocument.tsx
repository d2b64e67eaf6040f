import { BrandSign } from '@clinic/ui/Brand.tsx';
import { NIGHT_COLOR } from '#frame/colors.ts';
import { PageData } from '#frame/Document.tsx';
import type { DocumentProps } from '#frame/page.ts';
import { writePlainLook } from './screen-plain.ts';
import screenReload from './screen-reload.js?raw';
import { LOST } from './WaitingRoom.tsx';
import './screen.css';

/** The titles of a screen, and of an address that opens none. */
export const TITLES = { on: { thin: 'Waiting', bold: 'room' }, off: { thin: 'This screen is', bold: 'off' } };

/** A script and a look for a browser that knows none of the page's files. */
export const INLINE = { style: writePlainLook(), script: screenReload };

/** How old the screen of a browser becomes that runs none of its scripts. */
const RELOAD_SECONDS = 30;

/** The document of the waiting room's screen, outside the desk's frame. A page with data is one that follows the desk. */
export function ScreenDocument({ content, styles, scripts, data, clinic, logo }: DocumentProps) {
  const isLive = data !== undefined;
  const { thin, bold } = isLive ? TITLES.on : TITLES.off;
  const name = `${clinic.name.bold} ${clinic.name.light}`;
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style */}
        <style dangerouslySetInnerHTML={{ __html: INLINE.style }} />
        <title>{`${thin} ${bold} · ${name}`}</title>
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <meta name="theme-color" content={NIGHT_COLOR} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {isLive && (
          <noscript>
            <meta httpEquiv="refresh" content={String(RELOAD_SECONDS)} />
          </noscript>
        )}
        {isLive && scripts.map((src) => <script key={src} type="module" src={src} />)}
      </head>
      <body className="night">
        <header className="screen-bar">
          <h1 className="screen-title">
            {thin} <b>{bold}</b>
          </h1>
          <p className="screen-clinic">
            <BrandSign logo={logo} size={28} />
            <span>{name}</span>
          </p>
        </header>
        <main
          id="main"
          data-asleep={isLive ? '' : undefined}
          data-reload-seconds={isLive ? RELOAD_SECONDS : undefined}
          data-lost={isLive ? LOST : undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it
          dangerouslySetInnerHTML={{ __html: content }}
        />
        {isLive && <PageData json={data} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        {isLive && <script dangerouslySetInnerHTML={{ __html: INLINE.script }} />}
      </body>
    </html>
  );
}
