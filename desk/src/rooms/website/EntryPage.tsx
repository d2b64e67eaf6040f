import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import type { PageProps } from '#frame/page.ts';
import { Card } from '#parts/Card.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import { Fold } from '#parts/Fold.tsx';
import partStyles from '#parts/Form.module.css';
import { Refusal } from '#parts/Refusal.tsx';
import { TextLink } from '#parts/TextLink.tsx';
import { EntryActions } from './EntryActions.tsx';
import { CHANGES, EntryList } from './EntryList.tsx';
import { FieldMistakes } from './FieldMistakes.tsx';
import { SchemaFields } from './form/SchemaFields.tsx';
import formStyles from './form/SchemaForm.module.css';
import { MARKDOWN, MARKDOWN_LABEL, SAVE } from './form/sent-values.ts';
import type { TextTool } from './form/text-tools.ts';
import { WrittenField } from './form/WrittenField.tsx';
import { OtherFiles } from './OtherFiles.tsx';
import type { EntryView } from './view.ts';

const MARKDOWN_FIELD = { id: `field-${MARKDOWN}`, name: MARKDOWN, label: MARKDOWN_LABEL, rows: 24 };
const MARKDOWN_TOOLS: readonly TextTool[] = ['bold', 'italic', 'link', 'heading', 'list'];

const words = {
  saved: 'Saved in the draft. The website itself has not changed yet.',
  back: 'It is back as it was. The website itself has not changed.',
  isRemoved: 'This is removed in the draft. It stays on the website until the draft is published.',
  isNew: 'This is new. It is in the draft once you save it.',
  isRefused: 'Nothing is saved yet. Please read why below.',
  isRefusedUntouched: 'Nothing is done. Please read why below.',
  isOutdated: 'Somebody has saved this file while you were changing it. Nothing of yours is lost: look at both below.',
  isOutdatedUntouched: 'Somebody has changed this file just now, so nothing is done. Look at it, and try again.',
  taken: 'These no longer name it, or went with it. Put it back, and they are as before:',
  without: 'It is back. These were changed otherwise too, so they still do not name it:',
} as const;

/** The form of one file of the website. */
export function EntryPage({ view }: PageProps<EntryView>) {
  const { kind, title, file, mistakes, theirs, others, isUntouched, done } = view;
  const isRefused = mistakes.length > 0;
  // The page shows what somebody typed while it was removed, so that it is not lost.
  const isForm = view.change !== 'removed' || ((isRefused || theirs !== null) && !isUntouched);
  return (
    <DeskPage
      title={{ thin: kind.title, bold: title }}
      notice={done && <DayNotice kind="done">{words[done]}</DayNotice>}
      aside={
        <>
          <ul className={partStyles.buttons}>
            <li>
              <TextLink href={`${DESK_PATHS.website}/${kind.id}`}>All of {kind.title}</TextLink>
            </li>
            {view.change && (
              <li>
                <TextLink href={DESK_PATHS.websiteDraft}>{CHANGES[view.change]}, not published</TextLink>
              </li>
            )}
          </ul>
          <Translations {...view} />
          <EntryActions {...view} />
        </>
      }
    >
      {isRefused && <Refusal>{isUntouched ? words.isRefusedUntouched : words.isRefused}</Refusal>}
      <FieldMistakes {...view} />
      {theirs !== null && <Refusal>{isUntouched ? words.isOutdatedUntouched : words.isOutdated}</Refusal>}
      {view.change === 'removed' && <p>{words.isRemoved}</p>}
      {view.isNew && <p>{words.isNew}</p>}
      <OtherFiles others={others} />
      {view.along.length > 0 && (
        <Card id="along" title={view.change === 'removed' ? words.taken : words.without}>
          <EntryList entries={view.along} />
        </Card>
      )}
      {theirs !== null && !isUntouched && <OtherText id="theirs" title="The file as it is now" text={theirs} />}
      {view.changedByHand !== null && (
        <OtherText id="by-hand" title="The published file was changed by hand meanwhile" text={view.changedByHand} />
      )}
      {isForm && <EntryForm view={view} />}
      <p>
        The file is <code>content/{file}</code>.
      </p>
    </DeskPage>
  );
}

/** The ways to the translations of an entry, each with what is left to translate. */
function Translations({ translations }: EntryView) {
  if (translations.length === 0) return null;
  return (
    <ul className={partStyles.buttons}>
      {translations.map(({ name, href, missing }) => (
        <li key={href}>
          <TextLink href={href}>{`${name}: ${missing === 0 ? 'all translated' : `${missing} to translate`}`}</TextLink>
        </li>
      ))}
    </ul>
  );
}

function EntryForm({ view }: { view: EntryView }) {
  const { kind, id, title, isNew, version, schema, fields, mistakes, names, fixedIds, pictures } = view;
  const errors = Object.fromEntries(mistakes.map(({ path, message }) => [path.join('.'), message]));
  const path = `${DESK_PATHS.website}/${kind.id}/${id}`;
  return (
    <Card>
      <form
        className={partStyles.form}
        method="post"
        action={isNew ? `${path}?${new URLSearchParams({ new: title })}` : path}
        encType={pictures && 'multipart/form-data'}
        noValidate
      >
        <input type="hidden" name="version" value={version} />
        <SchemaFields schema={schema} value={fields} form={{ errors, names, fixedIds, pictures }} />
        {view.hasMarkdown && (
          <div>
            <WrittenField
              {...MARKDOWN_FIELD}
              tools={MARKDOWN_TOOLS}
              hasToolsAbove
              defaultValue={view.markdown}
              error={errors[MARKDOWN]}
              aria-describedby={errors[MARKDOWN] && `${MARKDOWN_FIELD.id}-error`}
            />
          </div>
        )}
        <Button type="submit" name="do" value={SAVE}>
          Save in the draft
        </Button>
      </form>
    </Card>
  );
}

function OtherText({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <Card id={id} title={title}>
      <Fold summary="Read it">
        <pre className={formStyles.text}>{text}</pre>
      </Fold>
    </Card>
  );
}
