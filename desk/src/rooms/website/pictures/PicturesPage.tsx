import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { PageProps } from '#frame/page.ts';
import { Card } from '#parts/Card.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { CompactButton } from '#parts/DeskButton.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import { List, Row } from '#parts/List.tsx';
import { Refusal } from '#parts/Refusal.tsx';
import { TextLink } from '#parts/TextLink.tsx';
import styles from '../form/PictureField.module.css';
import type { PicturesView } from './new-pictures.ts';

const words = {
  removed: 'The picture is gone from the draft.',
  refused: 'This picture stays: an entry shows it, or it is not in the draft.',
  none: 'The draft has no new picture.',
} as const;

/** The pictures that are in the draft alone, each with the entries that show it. */
export function PicturesPage({ view: { pictures, isRemoved, isRefused } }: PageProps<PicturesView>) {
  return (
    <DeskPage
      title={{ thin: 'Website:', bold: 'New pictures' }}
      notice={isRemoved && <DayNotice kind="done">{words.removed}</DayNotice>}
      aside={
        <p>
          <TextLink href={DESK_PATHS.website}>All of the website</TextLink>
        </p>
      }
    >
      {isRefused && <Refusal>{words.refused}</Refusal>}
      <Card>{pictures.length === 0 ? <p>{words.none}</p> : <Pictures pictures={pictures} />}</Card>
    </DeskPage>
  );
}

function Pictures({ pictures }: Pick<PicturesView, 'pictures'>) {
  return (
    <List>
      {pictures.map(({ file, address, uses }) => (
        <Row
          key={file}
          lead={<img src={address} alt="" width="96" height="72" loading="lazy" className={styles.small} />}
          action={uses.length === 0 && <RemoveButton file={file} />}
        >
          <span className={styles.name}>{file}</span>
          {uses.length === 0 && <span>No entry shows it.</span>}
          {uses.map(({ title, href }) => (
            <span key={href}>
              <TextLink href={href}>{title}</TextLink>
            </span>
          ))}
        </Row>
      ))}
    </List>
  );
}

function RemoveButton({ file }: { file: string }) {
  return (
    <form method="post" action={`${DESK_PATHS.website}/pictures/remove`}>
      <input type="hidden" name="file" value={file} />
      <CompactButton>
        Remove
        <span className="visually-hidden">: {file}</span>
      </CompactButton>
    </form>
  );
}
