import { Fold } from '@clinic/ui/Fold.tsx';
import { TextWithNumbers } from '#components/sections/TextWithNumbers.tsx';
import { SignBoxes, type SignBoxesProps } from '#components/signs/SignBoxes.tsx';
import { textToAnchor } from '#lib/reading/anchors.ts';
import type { TextPiece } from '#lib/reading/labelled-text.ts';
import { isUrgent } from '#lib/services/tiers.ts';
import { signMessages } from '#messages/services.ts';
import '@clinic/ui/styles/compositions/heading-small.css';
import styles from './FaqTopics.module.css';
import { Preparation, type PreparationPoint } from './Preparation.tsx';

type Link = { title: string; href: string };

type Question = {
  question: string;
  answer: TextPiece[];
  /** The points of the preparation below the answer. */
  preparation: PreparationPoint[];
  /** The signs below the answer. */
  signs?: SignBoxesProps | undefined;
};

export type FaqTopic = { title: string; questions: Question[] };

type Props = {
  topics: FaqTopic[];
  /** Links to the signs of each region of the body. */
  regions: Link[];
};

/**
 * Questions under their topics. The anchor is on the answer, because browsers open a `<details>` without script when
 * the address names something inside it. A question with signs has no fold, so that nothing urgent is hidden.
 */
export function FaqTopics({ topics, regions }: Props) {
  return topics.map(({ title, questions }) => {
    const anchor = textToAnchor(title);
    return (
      <section key={anchor} id={anchor} className={styles.topic}>
        <h2 className={`${styles.title} heading-small`}>{title}</h2>
        {questions.map(({ question, answer, preparation, signs }) => {
          const text = (
            <p
              id={textToAnchor(question)}
              className={styles.answer}
              data-followed={preparation.length > 0 ? '' : undefined}
            >
              <TextWithNumbers pieces={answer} />
            </p>
          );
          if (!signs) {
            return (
              <Fold key={question} title={question}>
                {text}
                {preparation.length > 0 && <Preparation points={preparation} />}
              </Fold>
            );
          }
          return (
            <div key={question} className={styles.open}>
              <h3 className={styles.question}>{question}</h3>
              {text}
              <SignBoxes {...signs} place={textToAnchor(question)} />
              {signs.groups.some(({ tier }) => isUrgent(tier)) && <RegionLinks regions={regions} />}
            </div>
          );
        })}
      </section>
    );
  });
}

function RegionLinks({ regions }: { regions: Link[] }) {
  return (
    <div className={styles.more}>
      <p>{signMessages.more}</p>
      <ul className={`${styles.regions} cluster`}>
        {regions.map(({ title, href }) => (
          <li key={href}>
            <a className={`${styles.region} touch-target`} href={href}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
