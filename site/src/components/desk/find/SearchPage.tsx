import { DESK_PATHS } from '@clinic/contract/desk.ts';
import { type DeskFound, FOUND_MAX, type FoundAppointment, QUESTION_MAX_CHARS } from '@clinic/contract/desk-search.ts';
import type { InputEvent, SubmitEvent } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { foundToWords } from '#lib/desk/desk-search-words.ts';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { deskSearchMessages as words } from '#messages/desk-search.en.ts';
import { DeskTitle } from '../DeskTitle.tsx';
import { FoundCard } from './FoundCard.tsx';
import styles from './SearchPage.module.css';

type Props = { found: DeskFound; place: DeskPlace };

type PageProps = Props & {
  /** `failed`: the last search has no answer, and the results are those of the search before it. */
  state: 'shown' | 'asking' | 'failed';
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** The search page: one field for all kinds of search, and the results. */
export function SearchPage({ found, place, state, onInput, onSubmit }: PageProps) {
  const { question, kind, coming, past, isCut } = found;
  const isNone = kind !== null && coming.length + past.length === 0;
  return (
    <div className={styles.search}>
      <header className={styles.head}>
        <DeskTitle {...words.title} />
        <search>
          <form className={styles.form} method="get" action={DESK_PATHS.search} onInput={onInput} onSubmit={onSubmit}>
            <div className={styles.field}>
              <TextField
                id="question"
                name="q"
                type="search"
                label={words.label}
                defaultValue={question}
                maxLength={QUESTION_MAX_CHARS}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="search"
                autoFocus
              />
            </div>
            <Button type="submit">{words.submit}</Button>
          </form>
        </search>
      </header>
      <p role="status" className={styles.status}>
        {state === 'failed' ? words.failed : foundToWords(found)}
      </p>
      <div className={styles.answer} aria-busy={state === 'asking' || undefined}>
        {kind === null && <p className={styles.hint}>{words.hint}</p>}
        {isNone && <p className={styles.hint}>{words.noneHint}</p>}
        {isCut && <p className={styles.hint}>{words.cut(FOUND_MAX)}</p>}
        <FoundPart title={words.coming} appointments={coming} {...{ found, place }} />
        <FoundPart title={words.past} appointments={past} {...{ found, place }} />
      </div>
    </div>
  );
}

function FoundPart({ title, appointments, found, place }: Props & { title: string; appointments: FoundAppointment[] }) {
  if (appointments.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={`${styles.partTitle} marker`}>{title}</h2>
      {appointments.map((appointment) => (
        <FoundCard key={appointment.id} appointment={appointment} isHistory={found.isHistory} place={place} />
      ))}
    </section>
  );
}
