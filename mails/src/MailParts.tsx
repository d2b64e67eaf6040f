import { WithNames } from '@clinic/ui/WithNames.tsx';
import type { MailFact, MailLink, MailPart } from './mail-parts.ts';
import { mailStyles as styles } from './mail-styles.ts';
import { NumberLinks } from './NumberLinks.tsx';

type Props = {
  parts: MailPart[];
  /** The clinic's telephone numbers, with their links. They become links in its own texts. */
  numbers: Record<string, string>;
};

/** The parts of a mail, one below the other. */
export function MailParts({ parts, numbers }: Props) {
  return parts.map((part, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once and never changes
    return <Part key={place} part={part} numbers={numbers} />;
  });
}

function Part({ part, numbers }: { part: MailPart; numbers: Props['numbers'] }) {
  switch (part.kind) {
    case 'text':
      return (
        <p className="text" style={styles.text}>
          {part.name ? (
            <WithNames text={part.text} names={[part.name]} />
          ) : (
            <NumberLinks text={part.text} numbers={numbers} />
          )}
        </p>
      );
    case 'facts':
      return (
        <div className="panel" style={styles.panel}>
          {part.facts.map((fact) => (
            <Fact key={fact.label} {...fact} />
          ))}
        </div>
      );
    case 'links':
      return <Links links={part.links} />;
    case 'section':
      return (
        <div className="line" style={styles.section}>
          <h2 className="heading" style={styles.heading}>
            {part.title}
          </h2>
          {part.text && (
            <p className="text" style={styles.text}>
              <NumberLinks text={part.text} numbers={numbers} />
            </p>
          )}
          {part.points && (
            <ul className="text" style={styles.points}>
              {part.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {part.quote && (
            <p className="text" style={styles.quote}>
              {part.quote}
            </p>
          )}
          {part.links && <Links links={part.links} />}
        </div>
      );
  }
}

function Fact({ label, value, href, isMain }: MailFact) {
  return (
    <>
      <p className="text" style={styles.label}>
        {label}
      </p>
      <p className="heading" style={isMain ? styles.mainValue : styles.value}>
        {href ? (
          <a className="link" style={styles.number} href={href}>
            {value}
          </a>
        ) : (
          value
        )}
      </p>
    </>
  );
}

function Links({ links }: { links: MailLink[] }) {
  return (
    <p style={styles.links}>
      {links.map(({ label, href, isMain }) =>
        isMain ? (
          <a key={href} style={styles.button} href={href}>
            {label}
          </a>
        ) : (
          <a key={href} className="link" style={styles.link} href={href}>
            {label}
          </a>
        ),
      )}
    </p>
  );
}
