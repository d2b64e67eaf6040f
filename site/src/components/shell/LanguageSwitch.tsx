import type { LanguageChoice } from '#lib/paths/page-languages.ts';
import { messages } from '#messages/shared.ts';
import styles from './LanguageSwitch.module.css';
import { LANGUAGE_MENU } from './LanguageSwitch.script.ts';

type Props = { languages: LanguageChoice[]; className?: string | undefined };

/** The header has room for so many names of languages, one below the other. */
const MAX_NAMES = 2;

/**
 * The languages of the site behind the names of those that the page is not in, for the header: a reader looks for the
 * own language in its own letters, not for a sign. Without script it opens and closes too.
 */
export function LanguageMenu({ languages, className = '' }: Props) {
  const others = languages.filter(({ isCurrent }) => !isCurrent).slice(0, MAX_NAMES);
  return (
    <details className={`${styles.menu} ${className}`} {...{ [LANGUAGE_MENU]: '' }}>
      <summary className={styles.opener}>
        <span className="visually-hidden">{messages.languages}</span>
        {others.map(({ tag, ownName }) => (
          <span key={tag} lang={tag}>
            {ownName}
          </span>
        ))}
      </summary>
      <LanguageList languages={languages} className={styles.panel} />
    </details>
  );
}

/** The names of the site's languages, each in its own script. */
export function LanguageList({ languages, className }: Props) {
  return (
    <ul className={className}>
      {languages.map(({ tag, ownName, href, isCurrent }) => (
        <li key={tag}>
          <a
            className={`${styles.language} touch-target`}
            href={href}
            hrefLang={tag}
            lang={tag}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {ownName}
          </a>
        </li>
      ))}
    </ul>
  );
}
