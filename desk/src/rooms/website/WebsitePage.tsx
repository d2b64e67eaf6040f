import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { ENTRY_MARKS } from '@clinic/contract/entry-marks.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { TextField } from '@clinic/ui/Field.tsx';
import type { PageProps } from '#frame/page.ts';
import { Box } from '#parts/Box.tsx';
import { Card } from '#parts/Card.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import formStyles from '#parts/Form.module.css';
import { List, Row } from '#parts/List.tsx';
import { TextLink } from '#parts/TextLink.tsx';
import { CHANGES, EntryList, MARKS } from './EntryList.tsx';
import type { DraftChange } from './files/content-draft.ts';
import type { Listed, WebsiteView } from './view.ts';

/** All that an owner can change on the website, by kind, or what a search has found in it. */
export function WebsitePage({
  view: { kinds, changes, hindrance, pictures, wanted, show, found },
}: PageProps<WebsiteView>) {
  return (
    <DeskPage
      title={{ thin: 'The', bold: 'website' }}
      aside={
        <>
          <p>
            What you change here is kept in a draft. The website itself stays as it is until the draft is published.
          </p>
          <ul className={formStyles.buttons}>
            <li>
              <TextLink href={DESK_PATHS.websiteDraft}>Look at the draft and publish it</TextLink>
            </li>
            <li>
              <TextLink href={DESK_PATHS.websiteHistory}>What was published</TextLink>
            </li>
          </ul>
          <form className={formStyles.form} action={DESK_PATHS.website}>
            <TextField id="q" name="q" type="search" label="Find words on the website" defaultValue={wanted} />
            <Button type="submit" variant="outline" size="small">
              Find
            </Button>
          </form>
          <p>Or look at what is:</p>
          <ul className={formStyles.buttons}>
            {ENTRY_MARKS.map((mark) => (
              <li key={mark}>
                <TextLink href={`${DESK_PATHS.website}?show=${mark}`} aria-current={mark === show ? 'true' : undefined}>
                  {MARKS[mark]}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      }
    >
      {hindrance && <Box tone="notice">{hindrance}</Box>}
      {(wanted !== '' || show) && (
        <Card id="found" title={`${show ? MARKS[show] : 'Found'}: ${found.length}`}>
          <EntryList entries={found} />
        </Card>
      )}
      {changes.length > 0 && (
        <Card id="changes" title={`Not published: ${countChanges(changes)}`}>
          <EntryList entries={changes} />
        </Card>
      )}
      <Card id="kinds" title="All of it">
        <List>
          {[...kinds, { id: 'pictures', title: 'Pictures and drawings', ...pictures }].map(
            ({ id, title, count, changed }) => (
              <Row key={id} action={<span>{changed > 0 ? `${count}, ${changed} not published` : count}</span>}>
                <TextLink href={`${DESK_PATHS.website}/${id}`}>{title}</TextLink>
              </Row>
            ),
          )}
        </List>
      </Card>
    </DeskPage>
  );
}

/** Counts the changes of each kind: `2 changed, 1 removed` */
function countChanges(changes: readonly Listed[]): string {
  const kinds = Object.keys(CHANGES) as DraftChange[];
  const counts = kinds.map((kind) => [kind, changes.filter(({ change }) => change === kind).length] as const);
  return counts.flatMap(([kind, count]) => (count > 0 ? `${count} ${kind}` : [])).join(', ');
}
