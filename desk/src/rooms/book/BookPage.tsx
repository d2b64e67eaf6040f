import { DESK_PATHS, toDayPath } from '@clinic/contract/desk-paths.ts';
import { ButtonLink } from '@clinic/ui/Button.tsx';
import { useEffect, useRef, useState } from 'react';
import { BookFacts, BookTrouble } from '#appointments/booking/BookFacts.tsx';
import { BookFields } from '#appointments/booking/BookFields.tsx';
import type { BookView } from '#appointments/booking/book.ts';
import { errorsToWords } from '#appointments/booking/book-words.ts';
import { KnownPeople, LookUpButton } from '#appointments/booking/KnownPeople.tsx';
import { useKnown } from '#appointments/booking/use-known.ts';
import { deskBookMessages as words } from '#appointments/booking/words.ts';
import type { PageProps } from '#frame/page.ts';
import { Card } from '#parts/Card.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import styles from '#parts/Form.module.css';

/**
 * The page where a caller is booked. It wakes to recognise the phone number while it is typed. Without script the form is
 * sent to look it up, and to book.
 */
export function BookPage({ view, clinic }: PageProps<BookView>) {
  const { place, key, entries, visit, refused } = view;
  const [isAwake, setIsAwake] = useState(false);
  const [phone, setPhone] = useState(entries.phone);
  const form = useRef<HTMLFormElement>(null);
  const { known, filledName, lookUp, fill } = useKnown(form, view.known);
  useEffect(() => setIsAwake(true), []);
  return (
    <DeskPage title={words.heading}>
      <Card>
        <form
          ref={form}
          className={styles.form}
          method="post"
          action={DESK_PATHS.appointments}
          onChange={(event) => {
            const typed = String(new FormData(event.currentTarget).get('phone'));
            setPhone(typed);
            lookUp(typed);
          }}
        >
          <BookFacts place={place} />
          {refused && (
            <div role="alert">
              <BookTrouble refused={refused} place={place} clinic={clinic} />
            </div>
          )}
          <BookFields
            place={place}
            formKey={key}
            entries={entries}
            visits={clinic.visits}
            visit={visit}
            errors={errorsToWords(refused?.errors ?? [])}
            phone={phone}
            known={
              <KnownPeople known={known} filledName={filledName || entries.name} onFill={isAwake ? fill : undefined} />
            }
          >
            {!isAwake && <LookUpButton />}
            <ButtonLink variant="outline" size="small" href={toDayPath(place.date)}>
              {words.backToDay}
            </ButtonLink>
          </BookFields>
        </form>
      </Card>
    </DeskPage>
  );
}
