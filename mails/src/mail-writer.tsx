import { fillMarks, type Marks } from '@clinic/contract/content-texts.ts';
import { markEnglish } from '@clinic/contract/html/mark-english.ts';
import { readTree } from '@clinic/contract/html/read-tree.ts';
import { ENGLISH, type Language, type LanguageCode } from '@clinic/contract/languages.ts';
import type { AppointmentDetails, MailRequest, MailWriter, WrittenMail } from '@clinic/contract/mails.ts';
import { withoutDirectionMarks } from '@clinic/contract/typed-texts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createAbsenceLetter } from './absence-letter.ts';
import { createAppointmentCalendar, createMailCalendar } from './appointment-calendar.ts';
import { MailParts } from './MailParts.tsx';
import { createMailContent } from './mail-content.ts';
import { createMailMarks } from './mail-marks.ts';
import type { MailContent } from './mail-parts.ts';
import type { MailPlace, MailPlaces } from './mail-place.ts';
import { DARK_STYLE, mailStyles as styles } from './mail-styles.ts';
import { createMailText } from './mail-text.ts';
import { NumberLinks } from './NumberLinks.tsx';
import { createVoice, type Voice } from './voice.ts';

/**
 * Creates what writes mails and calendar files, in English where a language has no place. Marks that would turn the
 * direction of other words are left out of all that was typed.
 */
export function createMailWriter(places: MailPlaces): MailWriter {
  const getVoice = (language: LanguageCode) => {
    const place = places[language];
    return place ? createVoice(language, place) : createVoice(ENGLISH, places[ENGLISH]);
  };
  return {
    writeMail: (request, language) => writeMail(withoutDirectionMarks(request), getVoice(language)),
    writeMarks: (request, language) => writeMarks(withoutDirectionMarks(request), getVoice(language)),
    writeCalendarFile: (appointment, language) =>
      writeCalendarFile(withoutDirectionMarks(appointment), getVoice(language)),
    writeAbsenceLetter: (asked) => createAbsenceLetter(withoutDirectionMarks(asked), getVoice(ENGLISH)),
  };
}

function writeMail(request: MailRequest, voice: Voice): WrittenMail {
  const { appointment, previous, lateMinutes } = request;
  const { clinic, numbers, language } = voice;
  const filled = fillWords(voice, createMailMarks(appointment, previous, voice, lateMinutes));
  const content = createMailContent(request, filled);
  const drawn = renderToStaticMarkup(<MailPage mail={content} numbers={numbers} language={language} />);
  const page = readTree(`<!doctype html>${drawn}`);
  markEnglish(page, language.code);
  return {
    subject: content.subject,
    text: createMailText(content),
    html: page.print(),
    clinic: { name: toClinicName(voice), email: clinic.email },
    calendar: createMailCalendar(request, filled),
  };
}

function writeMarks({ appointment, previous, lateMinutes }: MailRequest, voice: Voice): Record<string, string> {
  const { comeAt, ...marks } = createMailMarks(appointment, previous, voice, lateMinutes);
  return { ...marks, come_at: comeAt ?? '', clinic: toClinicName(voice) };
}

function toClinicName({ clinic: { name } }: Voice): string {
  return `${name.bold} ${name.light}`;
}

function writeCalendarFile(appointment: AppointmentDetails, voice: Voice): string {
  const filled = fillWords(voice, createMailMarks(appointment, null, voice));
  return createAppointmentCalendar(appointment, filled, 'PUBLISH');
}

function fillWords(voice: Voice, marks: Marks): Voice {
  return { ...voice, words: fillMarks(voice.words, marks) };
}

type PageProps = { mail: MailContent; numbers: MailPlace['numbers']; language: Language };

/** A mail as an HTML document: one column without pictures, with light and dark colors. */
function MailPage({
  mail: { subject, preview, title, parts, foot, clinicName },
  numbers,
  language: { tag },
}: PageProps) {
  return (
    <html lang={tag}>
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
        <div lang={tag}>
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
