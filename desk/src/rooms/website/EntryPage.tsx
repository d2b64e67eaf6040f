import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { TextAreaField } from '@clinic/ui/Field.tsx';
import type { PageProps } from '#frame/page.ts';
import { Card } from '#parts/Card.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import { Fold } from '#parts/Fold.tsx';
import partStyles from '#parts/Form.module.css';
import { List, Row } from '#parts/List.tsx';
import { Refusal } from '#parts/Refusal.tsx';
import { TextLink } from '#parts/TextLink.tsx';
import { SchemaFields } from './form/SchemaFields.tsx';
import formStyles from './form/SchemaForm.module.css';
import { MARKDOWN, SAVE } from './form/sent-values.ts';
import type { EntryView } from './view.ts';

const words = {
  saved: 'Saved in the draft. The website itself has not changed yet.',
  isRefused: 'Nothing is saved yet. Please check the marked fields.',
  isOutdated: 'Somebody has saved this file while you were changing it. Nothing of yours is lost: look at both below.',
  others: 'Saved in the draft. These other files no longer fit to it; mend them too:',
} as const;

/** The form of one file of the website. */
export function EntryPage({ view }: PageProps<EntryView>) {
  const { kind, title, file, schema, fields, mistakes, theirs, others, names } = view;
  const ofFile = mistakes.filter(({ path }) => path.length === 0);
  const errors = Object.fromEntries(mistakes.map(({ path, message }) => [path.join('.'), message]));
  return (
    <DeskPage
      title={{ thin: kind.title, bold: title }}
      layout="wide"
      notice={view.isSaved && <DayNotice kind="done">{words.saved}</DayNotice>}
      aside={
        <p>
          <TextLink href={`${DESK_PATHS.website}/${kind.id}`}>All of {kind.title}</TextLink>{' '}
          {view.isChanged && 'Changed, not published'}
        </p>
      }
    >
      {mistakes.length > 0 && <Refusal>{words.isRefused}</Refusal>}
      {theirs !== null && <Refusal>{words.isOutdated}</Refusal>}
      {ofFile.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      {others.length > 0 && (
        <Card id="others" title={words.others}>
          <List>
            {others.map(({ says, href }) => (
              <Row key={says}>
                <TextLink href={href}>{says}</TextLink>
              </Row>
            ))}
          </List>
        </Card>
      )}
      {theirs !== null && <OtherText id="theirs" title="The file as it is now" text={theirs} />}
      {view.changedByHand !== null && (
        <OtherText id="by-hand" title="The published file was changed by hand meanwhile" text={view.changedByHand} />
      )}
      <Card>
        <form
          className={partStyles.form}
          method="post"
          action={`${DESK_PATHS.website}/${kind.id}/${view.id}`}
          noValidate
        >
          <input type="hidden" name="version" value={view.version} />
          <SchemaFields schema={schema} value={fields} form={{ errors, names }} />
          {view.hasMarkdown && (
            <TextAreaField id={MARKDOWN} name={MARKDOWN} label="Text" rows={24} defaultValue={view.markdown} />
          )}
          <Button type="submit" name="do" value={SAVE}>
            Save in the draft
          </Button>
        </form>
      </Card>
      <p>
        The file is <code>content/{file}</code>.
      </p>
    </DeskPage>
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
