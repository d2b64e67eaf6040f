import { LANGUAGE } from '#messages/language.ts';
import { MailParts } from './MailParts.tsx';
import type { MailContent } from './mail-parts.ts';
import { DARK_STYLE, mailStyles as styles } from './mail-styles.ts';
import { NumberLinks } from './NumberLinks.tsx';

type Props = { mail: MailContent };

/** A mail as an HTML document: one column without pictures, with light and dark colors. */
export function MailPage({ mail: { subject, preview, title, parts, foot, clinicName, numbers } }: Props) {
  return (
    <html lang={LANGUAGE.tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Stops Apple Mail from making links of dates and numbers by itself; the mail links its telephone numbers. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{`:root { color-scheme: light dark; }\n${DARK_STYLE}`}</style>
      </head>
      <body className="ground" style={styles.ground}>
        {/* Mail programs drop the element html, and its language with it. */}
        <div lang={LANGUAGE.tag}>
          <div style={styles.preview}>{preview}</div>
          <div style={styles.column}>
            <p className="heading" style={styles.brand}>
              <strong>{clinicName.bold}</strong> <span style={styles.brandLight}>{clinicName.light}</span>
            </p>
            <main className="card" style={styles.card}>
              <h1 className="heading" style={styles.title}>
                {title}
              </h1>
              <MailParts parts={parts} numbers={numbers} />
            </main>
            <div className="text" style={styles.foot}>
              {foot.map((line) => (
                <p key={line} style={styles.footLine}>
                  <NumberLinks text={line} numbers={numbers} />
                </p>
              ))}
            </div>
          </div>
        </div>
      </body>
    </html>
  );
}
