import { ButtonLink } from '@clinic/ui/Button.tsx';
import { contactMessages } from '#messages/contact.ts';
import styles from './DirectLinks.module.css';

type Props = { mailtoHref: string; chatHref: string };

const words = contactMessages.direct;

/** Links to email and chat, which replace the form when there is no script. */
export function DirectLinks({ mailtoHref, chatHref }: Props) {
  return (
    <div className={styles.direct}>
      <p>
        {words.text} <a href="/privacy">{words.privacy}</a>
      </p>
      <div className="cluster">
        <ButtonLink href={mailtoHref} hasArrow>
          {words.email}
        </ButtonLink>
        <ButtonLink href={chatHref} variant="outline">
          {words.whatsapp}
        </ButtonLink>
      </div>
    </div>
  );
}
