import { Fold } from '@clinic/ui/Fold.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import { serviceMessages } from '#messages/services.ts';
import styles from './RecoveryJourney.module.css';

type Props = { steps: { title: string; description: string }[] };

/** 'Your Journey to Recovery': numbered steps on one line, horizontal on wide screens and vertical on narrow ones. */
export function RecoveryJourney({ steps }: Props) {
  return (
    <section id="journey" className={styles.journey}>
      <SectionHeading display={serviceMessages.sections.journey} size="brief" />
      <Fold title={serviceMessages.folds.steps(steps.length)} variant="phone">
        <ol className={styles.steps}>
          {steps.map(({ title, description }, index) => (
            <li key={title} className={styles.step}>
              <span className={styles.number}>{String(index + 1).padStart(NUMBER_DIGITS, '0')}</span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{description}</p>
            </li>
          ))}
        </ol>
      </Fold>
    </section>
  );
}

const NUMBER_DIGITS = 2;
