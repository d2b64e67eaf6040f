import styles from '@clinic/ui/Notice.module.css';
import type { TranslationState } from '#lib/content/medical-pages.ts';
import { messages } from '#messages/shared.ts';

type Props = { state: Exclude<TranslationState, 'reviewed'>; englishPath: string };

const words = messages.translation;

/** Says above a medical page that no doctor has read its translation, or that it has none, with a link to the original. */
export function TranslationNote({ state, englishPath }: Props) {
  return (
    <aside className={styles.notices} aria-label={words.name}>
      {words[state]}{' '}
      {state === 'unreviewed' && (
        <a href={englishPath} hrefLang="en-IN">
          {words.readEnglish}
        </a>
      )}
    </aside>
  );
}
