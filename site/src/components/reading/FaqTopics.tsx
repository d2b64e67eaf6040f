import { type TextPiece, TextWithNumbers } from '#components/sections/TextWithNumbers.tsx';
import { Fold } from '#components/ui/Fold.tsx';
import { textToAnchor } from '#lib/reading/anchors.ts';
import type { UrgentGroup } from '#lib/services/urgent-signs.ts';
import '#styles/compositions/heading-small.css';
import styles from './FaqTopics.module.css';
import { UrgentSigns } from './UrgentSigns.tsx';

type Question = { question: string; answer: TextPiece[]; urgentGroups: UrgentGroup[] };

export type FaqTopic = { title: string; questions: Question[] };

type Props = { topics: FaqTopic[] };

/**
 * Questions under their topics. The anchor is on the answer, because browsers open a `<details>` without script when
 * the address names something inside it.
 */
export function FaqTopics({ topics }: Props) {
  return topics.map(({ title, questions }) => {
    const anchor = textToAnchor(title);
    return (
      <section key={anchor} id={anchor} className={styles.topic}>
        <h2 className={`${styles.title} heading-small`}>{title}</h2>
        {questions.map(({ question, answer, urgentGroups }) => (
          <Fold key={question} title={question}>
            <p id={textToAnchor(question)} className={styles.answer}>
              <TextWithNumbers pieces={answer} />
            </p>
            {urgentGroups.length > 0 && <UrgentSigns groups={urgentGroups} />}
          </Fold>
        ))}
      </section>
    );
  });
}
