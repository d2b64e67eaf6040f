import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { TextField } from '@clinic/ui/Field.tsx';
import type { PageProps } from '#frame/page.ts';
import { Card } from '#parts/Card.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import formStyles from '#parts/Form.module.css';
import { List, Row } from '#parts/List.tsx';
import { TextLink } from '#parts/TextLink.tsx';

type Listed = { id: string; title: string; href: string; isChanged: boolean };

export type WebsiteView = {
  kinds: readonly { id: string; title: string; count: number; changed: number }[];
  /** The words that were searched for; empty without a search. */
  wanted: string;
  found: readonly Listed[];
};

export type KindView = { title: string; entries: readonly Listed[] };

/** All that an owner can change on the website, by kind, or what a search has found in it. */
export function WebsitePage({ view: { kinds, wanted, found } }: PageProps<WebsiteView>) {
  return (
    <DeskPage
      title={{ thin: 'The', bold: 'website' }}
      aside={
        <>
          <p>What you change here is kept in a draft. The website itself stays as it is until a draft is published.</p>
          <form className={formStyles.form} action={DESK_PATHS.website}>
            <TextField id="q" name="q" type="search" label="Find words on the website" defaultValue={wanted} />
            <Button type="submit" variant="outline" size="small">
              Find
            </Button>
          </form>
        </>
      }
    >
      {wanted !== '' && (
        <Card id="found" title={`Found: ${found.length}`}>
          <Entries entries={found} />
        </Card>
      )}
      <Card id="kinds" title="All of it">
        <List>
          {kinds.map(({ id, title, count, changed }) => (
            <Row key={id} action={<span>{changed > 0 ? `${changed} of ${count} changed` : count}</span>}>
              <TextLink href={`${DESK_PATHS.website}/${id}`}>{title}</TextLink>
            </Row>
          ))}
        </List>
      </Card>
    </DeskPage>
  );
}

/** The files of one kind. */
export function KindPage({ view: { title, entries } }: PageProps<KindView>) {
  return (
    <DeskPage
      title={{ thin: 'Website:', bold: title }}
      aside={
        <p>
          <TextLink href={DESK_PATHS.website}>All of the website</TextLink>
        </p>
      }
    >
      <Card>
        <Entries entries={entries} />
      </Card>
    </DeskPage>
  );
}

function Entries({ entries }: { entries: readonly Listed[] }) {
  return (
    <List>
      {entries.map(({ href, title, isChanged }) => (
        <Row key={href} action={isChanged && <span>Changed</span>}>
          <TextLink href={href}>{title}</TextLink>
        </Row>
      ))}
    </List>
  );
}
