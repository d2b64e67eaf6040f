import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { type DeskFound, FOUND_MAX, type FoundAppointment, QUESTION_MAX_CHARS } from '@clinic/contract/desk-search.ts';
import type { InputEvent, SubmitEvent } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { foundToWords } from '#lib/desk/desk-search-words.ts';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { deskSearchMessages as words } from '#messages/desk-search.ts';
import { DeskPage } from '../frame/DeskPage.tsx';
import formStyles from '../frame/Form.module.css';
import textStyles from '../frame/Text.module.css';
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
    <DeskPage
      title={words.title}
      layout="wide"
      aside={
        <search>
          <form
            className={formStyles.inline}
            method="get"
            action={DESK_PATHS.search}
            onInput={onInput}
            onSubmit={onSubmit}
          >
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
            <Button type="submit">{words.submit}</Button>
          </form>
        </search>
      }
    >
      <p role="status" className={textStyles.strong}>
        {state === 'failed' ? words.failed : foundToWords(found)}
      </p>
      <div className={styles.answer} aria-busy={state === 'asking' || undefined}>
        {kind === null && <p>{words.hint}</p>}
        {isNone && <p>{words.noneHint}</p>}
        {isCut && <p>{words.cut(FOUND_MAX)}</p>}
        <FoundPart title={words.coming} appointments={coming} {...{ found, place }} />
        <FoundPart title={words.past} appointments={past} {...{ found, place }} />
      </div>
    </DeskPage>
  );
}

function FoundPart({ title, appointments, found, place }: Props & { title: string; appointments: FoundAppointment[] }) {
  if (appointments.length === 0) return null;
  return (
    <section>
      <h2 className={`${textStyles.label} marker`}>{title}</h2>
      {appointments.map((appointment) => (
        <FoundCard key={appointment.id} appointment={appointment} isHistory={found.isHistory} place={place} />
      ))}
    </section>
  );
}
