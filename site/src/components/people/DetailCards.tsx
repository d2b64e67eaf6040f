import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { peopleMessages } from '#messages/people.ts';
import '@clinic/ui/styles/compositions/label.css';
import styles from './DetailCards.module.css';

type Props = { details: { label: string; value: string; href?: string | undefined }[] };

/** Details such as registration, languages and address, each on a card. */
export function DetailCards({ details }: Props) {
  return (
    <section className={styles.details}>
      <h2 className="visually-hidden">{peopleMessages.profile.details}</h2>
      <dl className={`${styles.cards} twelve`}>
        {details.map(({ label, value, href }) => (
          <div key={label} className={`${styles.card} card`}>
            <dt className="label">{label}</dt>
            <dd className={styles.value}>
              {href ? (
                <ArrowLink href={href} className={`${styles.link} whole-card`}>
                  {value}
                </ArrowLink>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
