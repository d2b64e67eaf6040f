import { Icon } from '#components/ui/Icon.tsx';
import type { LanguageChoice } from '#lib/paths/page-languages.ts';
import { messages } from '#messages/shared.ts';
import styles from './LanguageSwitch.module.css';
import { LANGUAGE_MENU } from './LanguageSwitch.script.ts';

type Props = { languages: LanguageChoice[]; className?: string | undefined };

/** The languages of the site behind two letters, for the header. Without script it opens and closes too. */
export function LanguageMenu({ languages, className = '' }: Props) {
  return (
    <details className={`${styles.menu} ${className}`} {...{ [LANGUAGE_MENU]: '' }}>
      <summary className={styles.opener}>
        <span className="visually-hidden">{messages.languages}</span>
        <Icon name="language" size={24} />
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
