import type { ContentMistake } from '@clinic/contract/content-mistake.ts';
import type { Language } from '@clinic/contract/languages.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { TextAreaField, TextField } from '@clinic/ui/Field.tsx';
import type { PageProps } from '#frame/page.ts';
import { Card } from '#parts/Card.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import { Fold } from '#parts/Fold.tsx';
import formStyles from '#parts/Form.module.css';
import { Refusal } from '#parts/Refusal.tsx';
import { TextLink } from '#parts/TextLink.tsx';
import { OtherFiles } from '../OtherFiles.tsx';
import type { EntryView } from '../view.ts';
import styles from './TranslationPage.module.css';
import { isMissing, type TranslatedText } from './translated-texts.ts';
import { STAYS_FIELD, TEXT_FIELD } from './write-translation.ts';

export type TranslationView = {
  entryPath: string;
  /** The title of the entry. */
  title: string;
  language: Language;
  /** The path of the translation below the content folder. */
  file: string;
  version: string;
  texts: readonly TranslatedText[];
  /** The typed words that are not saved, by the keys of the texts. */
  typed: Readonly<Record<string, string>>;
  reviewedBy: string;
  reviewedOn: string;
  mistakes: readonly Pick<ContentMistake, 'path' | 'message'>[];
  others: EntryView['others'];
  isOutdated: boolean;
  isSaved: boolean;
};

const words = {
  saved: 'Saved in the draft. The website itself has not changed yet.',
  isRefused: 'Nothing is saved yet. Please check the marked texts.',
  isOutdated: 'Somebody has saved this translation while you were changing it. What you typed is below; save it again.',
  whole: 'Every text is translated.',
  stays: 'The translation still says the same',
  review: 'When a text changes, the name goes: somebody who speaks both languages has to compare them again.',
} as const;

const ROW_CHARS = 44;

/** The English texts of a file, each beside its translation; those that are missing come first. */
export function TranslationPage({ view }: PageProps<TranslationView>) {
  const { entryPath, title, language, texts, version, mistakes, others } = view;
  const missing = texts.filter(isMissing);
  const rest = texts.filter((text) => !isMissing(text));
  const hasRefused = rest.some(({ english }) => mistakes.some(({ path }) => path.at(-1) === english));
  return (
    <DeskPage
      title={{ thin: `${language.name}:`, bold: title }}
      layout="wide"
      notice={view.isSaved && <DayNotice kind="done">{words.saved}</DayNotice>}
      aside={
        <p>
          <TextLink href={entryPath}>The English texts</TextLink>
        </p>
      }
    >
      {mistakes.length > 0 && <Refusal>{words.isRefused}</Refusal>}
      {view.isOutdated && <Refusal>{words.isOutdated}</Refusal>}
      {mistakes
        .filter(({ path }) => path.length < 2)
        .map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
      <OtherFiles others={others} />
      <form className={styles.form} method="post" action={toAction(view)} noValidate>
        <input type="hidden" name="version" value={version} />
        <Card id="missing" title={missing.length === 0 ? words.whole : countMissing(missing.length)}>
          {missing.map((text) => (
            <TranslatedField key={text.key} text={text} view={view} />
          ))}
        </Card>
        {rest.length > 0 && (
          <Card>
            <Fold
              look="plain"
              summary={`${rest.length} texts with a translation`}
              isOpen={missing.length === 0 || hasRefused}
            >
              {rest.map((text) => (
                <TranslatedField key={text.key} text={text} view={view} />
              ))}
            </Fold>
          </Card>
        )}
        <Card id="review" title="Compared with the English">
          <div className={formStyles.pair}>
            <TextField id="reviewedBy" name="reviewedBy" label="By" defaultValue={view.reviewedBy} />
            <TextField id="reviewedOn" name="reviewedOn" label="On" type="date" defaultValue={view.reviewedOn} />
          </div>
          <p className={formStyles.hint}>{words.review}</p>
        </Card>
        <Button type="submit">Save in the draft</Button>
      </form>
      <p>
        The file is <code>content/{view.file}</code>.
      </p>
    </DeskPage>
  );
}

function TranslatedField({ text, view }: { text: TranslatedText; view: TranslationView }) {
  const { key, english, translation, former, isOptional } = text;
  const error = view.mistakes.find(({ path }) => path.at(-1) === english)?.message;
  return (
    <div className={styles.text}>
      <TextAreaField
        id={`text-${key}`}
        name={TEXT_FIELD + key}
        label={english}
        optionalMark={isOptional ? '(may stay English)' : undefined}
        rows={Math.ceil(english.length / ROW_CHARS)}
        lang={view.language.tag}
        defaultValue={view.typed[key] ?? translation}
        error={error}
      />
      {former && (
        <div className={styles.former}>
          <p>
            Until now “{former.english}” was: <span lang={view.language.tag}>{former.translation}</span>
          </p>
          <label className={formStyles.choice}>
            <input type="checkbox" name={STAYS_FIELD + key} value="yes" />
            <span>{words.stays}</span>
          </label>
        </div>
      )}
    </div>
  );
}

const toAction = ({ entryPath, language }: TranslationView) => `${entryPath}/translation/${language.code}`;

const countMissing = (count: number) => (count === 1 ? '1 text is in English' : `${count} texts are in English`);
