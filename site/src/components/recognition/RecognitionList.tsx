import { PictureCards } from '#components/patterns/PictureCard.tsx';
import { PageOpening } from '#components/reading/PageOpening.tsx';
import { splitTitle } from '#lib/reading/display-title.ts';
import { readingMessages } from '#messages/reading.ts';
import { RecognitionCard, type RecognitionCardData } from './RecognitionCard.tsx';

type Props = { recognitions: RecognitionCardData[] };

/** All recognitions as cards. */
export function RecognitionList({ recognitions }: Props) {
  const { title, lead } = readingMessages.recognition;
  return (
    <>
      <PageOpening title={splitTitle(title)} lead={lead} />
      <PictureCards
        items={recognitions}
        render={(recognition, place) => <RecognitionCard recognition={recognition} place={place} />}
      />
    </>
  );
}
