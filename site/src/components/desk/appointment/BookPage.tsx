import type { BookView, KnownPerson } from '@clinic/contract/desk-book.ts';
import { DESK_PATHS, toDayPath } from '@clinic/contract/desk-paths.ts';
import type { Ref } from 'react';
import { ButtonLink } from '#components/ui/Button.tsx';
import { errorsToWords } from '#lib/booking/book-words.ts';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { deskBookMessages as words } from '#messages/desk-book.ts';
import { reasonToWords } from '#messages/refusals.ts';
import { Card } from '../frame/Card.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import styles from '../frame/Form.module.css';
import { BookFacts, BookTrouble } from './BookFacts.tsx';
import { BookFields } from './BookFields.tsx';
import { KnownPeople, LookUpButton } from './KnownPeople.tsx';

type Props = {
  view: BookView;
  clinic: DeskPlace;
  formRef: Ref<HTMLFormElement>;
  /** The phone number and the name in the form so far. */
  phone: string;
  filledName: string;
  onPhone: (phone: string) => void;
  /** Absent without script. */
  onFill: ((person: KnownPerson) => void) | undefined;
};

/** The page where the desk books a caller. */
export function BookPage({ view, clinic, formRef, phone, filledName, onPhone, onFill }: Props) {
  const { place, key, entries, visit, refused, known } = view;
  return (
    <DeskPage title={words.heading}>
      <Card>
        <form
          ref={formRef}
          className={styles.form}
          method="post"
          action={DESK_PATHS.appointments}
          onChange={(event) => onPhone(String(new FormData(event.currentTarget).get('phone')))}
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
            errors={errorsToWords(refused?.errors ?? [], reasonToWords)}
            phone={phone}
            known={<KnownPeople known={known} filledName={filledName} onFill={onFill} />}
          >
            {!onFill && <LookUpButton />}
            <ButtonLink variant="outline" size="small" href={toDayPath(place.date)}>
              {words.backToDay}
            </ButtonLink>
          </BookFields>
        </form>
      </Card>
    </DeskPage>
  );
}
