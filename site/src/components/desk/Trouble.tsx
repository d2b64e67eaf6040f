import { DESK_PATHS } from '@clinic/contract/desk.ts';
import type { DeskTrouble } from '@clinic/contract/rendered-pages.ts';
import { ButtonLink } from '#components/ui/Button.tsx';
import { deskTroubleMessages as words } from '#messages/desk-trouble.en.ts';
import { Door } from './Door.tsx';
import styles from './PassphraseGone.module.css';

/** Stands instead of a page that cannot be shown, and says what to do. */
export function Trouble({ code, isForm }: DeskTrouble) {
  const { title, text } = words.of(code);
  return (
    <Door title={title}>
      <div className={styles.gone}>
        {isForm && <p>{words.unchanged}</p>}
        <p>{text}</p>
        <p>
          {/* An empty address loads the page again; a form is not sent a second time by itself. */}
          <ButtonLink size="small" href={isForm || code === 'not-found' ? DESK_PATHS.today : ''}>
            {isForm || code === 'not-found' ? words.toDay : words.retry}
          </ButtonLink>
        </p>
      </div>
    </Door>
  );
}
