import { PageOpening } from '#components/reading/PageOpening.tsx';
import { splitTitle } from '#lib/reading/display-title.ts';
import { readingMessages } from '#messages/reading.ts';
import { RecognitionCard, type RecognitionCardData } from './RecognitionCard.tsx';
import styles from './RecognitionList.module.css';

type Props = { recognitions: RecognitionCardData[] };

/** The cards' variants: one card over the whole width, then a tall one beside two wide ones. The pattern repeats. */
const RHYTHM = ['first', 'tall', 'wide', 'wide'] as const;

/** All recognitions as cards. */
export function RecognitionList({ recognitions }: Props) {
  const { title, lead } = readingMessages.recognition;
  return (
    <>
      <PageOpening title={splitTitle(title)} lead={lead} />
      <ul className={`${styles.list} twelve`}>
        {recognitions.map((recognition, index) => {
          const variant = RHYTHM[index % RHYTHM.length] ?? 'wide';
          return (
            <li key={recognition.id} className={styles.item} data-variant={variant}>
              <RecognitionCard recognition={recognition} variant={variant} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
