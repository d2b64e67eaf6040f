import { keyToTitle } from '@clinic/contract/content-schemas.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import type { PageProps } from '#frame/page.ts';
import { Card } from '#parts/Card.tsx';
import { Choices } from '#parts/Choices.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import formStyles from '#parts/Form.module.css';
import { HintedField } from '#parts/HintedField.tsx';
import { TextLink } from '#parts/TextLink.tsx';
import { EntryList } from './EntryList.tsx';
import type { KindView } from './view.ts';

const words = {
  removed: 'Removed in the draft. The website itself has not changed yet.',
  nameHint:
    'A title, or the name of a person. The address of the page is made from it, and stays when the title changes.',
} as const;

/** The entries of one kind, and the form that begins a new one. */
export function KindPage({ view }: PageProps<KindView>) {
  const { title, entries, folders, isRemoved } = view;
  return (
    <DeskPage
      title={{ thin: 'Website:', bold: title }}
      notice={isRemoved && <DayNotice kind="done">{words.removed}</DayNotice>}
      aside={
        <p>
          <TextLink href={DESK_PATHS.website}>All of the website</TextLink>
        </p>
      }
    >
      {folders.length > 0 && <NewEntry {...view} />}
      <Card>
        <EntryList entries={entries} />
      </Card>
    </DeskPage>
  );
}

function NewEntry({ id, folders, typed }: KindView) {
  const error = typed.mistake ?? undefined;
  return (
    <Card id="new" title="Add another">
      <form className={formStyles.form} method="post" action={`${DESK_PATHS.website}/${id}/new`} noValidate>
        {folders.length > 1 && (
          <Choices
            legend="Add to"
            name="of"
            chosen={typed.of || (folders[0] ?? '')}
            choices={folders.map((folder) => ({ value: folder, label: keyToTitle(folder) }))}
          />
        )}
        <HintedField
          id="name"
          name="name"
          label="Name"
          hint={words.nameHint}
          defaultValue={typed.name}
          error={error}
          autoFocus={error !== undefined}
          required
        />
        <Button type="submit" size="small">
          Begin
        </Button>
      </form>
    </Card>
  );
}
