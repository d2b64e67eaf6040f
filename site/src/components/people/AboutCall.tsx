import { ClosingNotice, Lamp } from '#components/patterns/Notice.tsx';
import { CONTACT_PATH } from '#components/shell/navigation.ts';
import { phoneToHref } from '#lib/clinic/phone.ts';
import { splitTitle } from '#lib/reading/display-title.ts';
import { peopleMessages } from '#messages/people.ts';
import styles from './AboutCall.module.css';

type Props = { title: string; text: string; phone: string };

const words = peopleMessages.about;

/** The invitation that ends About, with the clinic's number. */
export function AboutCall({ title, text, phone }: Props) {
  const action = { label: words.contact, href: CONTACT_PATH };
  return (
    <ClosingNotice id="about-call" display={splitTitle(title)} lead={text} action={action}>
      <Lamp>
        <p className={styles.call}>
          {words.call}
          <a className={styles.phone} href={phoneToHref(phone)}>
            {phone}
          </a>
        </p>
      </Lamp>
    </ClosingNotice>
  );
}
