import { DESK_PATHS, toDayPath } from '@clinic/contract/desk.ts';
import type { BookView } from '@clinic/contract/desk-book.ts';
import { ButtonLink } from '#components/ui/Button.tsx';
import { errorsToWords } from '#lib/booking/book-words.ts';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { deskBookMessages as words } from '#messages/desk-book.en.ts';
import { reasonToWords } from '#messages/refusals.en.ts';
import { Card } from '../frame/Card.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import styles from '../frame/Form.module.css';
import { BookFacts, BookTrouble } from './BookFacts.tsx';
import { BookFields } from './BookFields.tsx';

/** The page where the desk books a caller without script. */
export function BookPage({ view, clinic }: { view: BookView; clinic: DeskPlace }) {
  const { place, key, entries, refused } = view;
  return (
    <DeskPage title={words.heading}>
      <Card>
        <form className={styles.form} method="post" action={DESK_PATHS.appointments}>
          <BookFacts place={place} />
          {refused && (
            <div role="alert">
              <BookTrouble refused={refused} clinic={clinic} />
            </div>
          )}
          <BookFields
            place={place}
            formKey={key}
            entries={entries}
            errors={errorsToWords(refused?.errors ?? [], reasonToWords)}
            phone={entries.phone}
          >
            <ButtonLink variant="outline" size="small" href={toDayPath(place.date)}>
              {words.backToDay}
            </ButtonLink>
          </BookFields>
        </form>
      </Card>
    </DeskPage>
  );
}
