import { PageOpening } from '#components/reading/PageOpening.tsx';
import { splitTitle } from '#lib/display-title.ts';
import { readingMessages } from '#messages/reading.en.ts';
import { RecognitionCard, type RecognitionCardData } from './RecognitionCard.tsx';
import styles from './RecognitionList.module.css';

type Props = { recognitions: RecognitionCardData[] };

/** One over the whole width, then one that stands beside two that lie; the figure repeats when there are more. */
const RHYTHM = ['first', 'tall', 'wide', 'wide'] as const;

/** Awards, press and certificates. */
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
