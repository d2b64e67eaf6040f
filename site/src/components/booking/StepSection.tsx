import type { ReactNode, Ref } from 'react';
import { bookingMessages as words } from '#messages/booking.ts';
import styles from './StepSection.module.css';

type Props = {
  /** Counted from 0. */
  index: number;
  isCurrent: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** One step of the wizard. Its heading takes the focus when the step is shown. */
export function StepSection({ index, isCurrent, headingRef, children }: Props) {
  const headingId = `booking-step-${index + 1}`;
  return (
    <section className={styles.step} data-current={isCurrent ? '' : undefined} aria-labelledby={headingId}>
      <p className={styles.count}>{words.stepOf(index + 1, words.steps.length)}</p>
      <h2 ref={headingRef} id={headingId} className={styles.title} tabIndex={-1}>
        {words.steps[index]?.title}
      </h2>
      {children}
    </section>
  );
}
