import { Fold } from '@clinic/ui/Fold.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import { serviceMessages } from '#messages/services.ts';
import styles from './KeyBenefits.module.css';

type Props = { benefits: { title: string; description: string }[] };

/** 'Key Benefits': cards of unequal width, three to a row; folded on phones. */
export function KeyBenefits({ benefits }: Props) {
  return (
    <section id="key-benefits" className={`${styles.benefits} page-grid`}>
      <div>
        <SectionHeading display={serviceMessages.sections.benefits} size="brief" />
      </div>
      <Fold title={serviceMessages.folds.benefits(benefits.length)} variant="phone">
        <ul className={`${styles.cards} twelve`}>
          {benefits.map(({ title, description }) => (
            <li key={title} className={`${styles.card} card`}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{description}</p>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
