import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { readingMessages } from '#messages/reading.ts';
import { Picture } from '../pictures/Picture.tsx';
import styles from './RecognitionCard.module.css';
import { type RecognitionIcon, RecognitionSeal } from './RecognitionSeal.tsx';

export type RecognitionCardData = {
  id: string;
  type: keyof typeof readingMessages.recognition.types;
  title: string;
  source: string;
  description: string;
  /** YYYY-MM-DD */
  date: string;
  longDate: string;
  icon: RecognitionIcon;
  picture: PreparedPicture;
};

type Props = {
  recognition: RecognitionCardData;
  /** `first` is the dark band at the top; `tall` and `wide` are the cards below it. */
  variant: 'first' | 'tall' | 'wide';
};

/** One award, article or certificate. */
export function RecognitionCard({ recognition, variant }: Props) {
  const { id, type, title, source, description, date, longDate, icon, picture } = recognition;
  return (
    <article
      className={`${styles.card} card ${variant === 'first' ? 'night' : ''}`}
      data-variant={variant}
      aria-labelledby={`recognition-${id}`}
    >
      <div className={`${styles.picture} frame`}>
        <Picture picture={picture} isUrgent={variant === 'first'} />
      </div>
      <div className={styles.words}>
        <p className={`${styles.type} cluster`}>
          <RecognitionSeal icon={icon} />
          {readingMessages.recognition.types[type]}
        </p>
        <h2 id={`recognition-${id}`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.description}>{description}</p>
        <p className={`${styles.origin} cluster`}>
          <span className={styles.source}>{source}</span> <time dateTime={date}>{longDate}</time>
        </p>
      </div>
    </article>
  );
}
