import { CONTACT_PATH, phoneToHref } from '#components/shell/navigation.ts';
import { ButtonLink } from '#components/ui/Button.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { splitTitle } from '#lib/display-title.ts';
import { peopleMessages } from '#messages/people.en.ts';
import styles from './AboutCall.module.css';

type Props = { title: string; text: string; phone: string };

const words = peopleMessages.about;

/** The invitation that ends About, and the lamp with the number to ring. */
export function AboutCall({ title, text, phone }: Props) {
  return (
    <section className={`${styles.call} night page-grid`} aria-labelledby="about-call-title">
      <div className={styles.text}>
        <SectionHeading id="about-call-title" display={splitTitle(title)} size="closing" />
        <p className={styles.lead}>{text}</p>
        <ButtonLink href={CONTACT_PATH} hasArrow>
          {words.contact}
        </ButtonLink>
      </div>
      <div className={styles.lamp}>
        <p className={styles.disc}>
          {words.ring}
          <a className={styles.phone} href={phoneToHref(phone)}>
            {phone}
          </a>
        </p>
      </div>
    </section>
  );
}
