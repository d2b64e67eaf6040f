import { type CardPlace, PictureCard } from '#components/patterns/PictureCard.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { readingMessages } from '#messages/reading.ts';
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

type Props = { recognition: RecognitionCardData; place: CardPlace };

/** One award, article or certificate. */
export function RecognitionCard({ recognition, place }: Props) {
  const { id, type, title, source, description, date, longDate, icon, picture } = recognition;
  return (
    <PictureCard
      {...{ title, picture, place }}
      level={2}
      id={`recognition-${id}`}
      above={
        <>
          <RecognitionSeal icon={icon} />
          {readingMessages.recognition.types[type]}
        </>
      }
    >
      <p>{description}</p>
      <div className={`${styles.origin} cluster`}>
        <b>{source}</b> <time dateTime={date}>{longDate}</time>
      </div>
    </PictureCard>
  );
}
