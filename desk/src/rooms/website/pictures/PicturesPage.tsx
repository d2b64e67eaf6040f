import { basename } from 'node:path';
import { keyToTitle } from '@clinic/contract/content-schemas.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button, ButtonLink } from '@clinic/ui/Button.tsx';
import type { PageProps } from '#frame/page.ts';
import { Card } from '#parts/Card.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import formStyles from '#parts/Form.module.css';
import { Refusal } from '#parts/Refusal.tsx';
import { TextLink } from '#parts/TextLink.tsx';
import { CHANGES } from '../EntryList.tsx';
import type { PictureFile } from './all-pictures.ts';
import styles from './Pictures.module.css';
import { PictureUses } from './PictureUses.tsx';
import { PICTURES_PATH, toReplacePath } from './picture-answer.ts';
import type { PicturesView } from './view.ts';

/** All pictures and drawings by their folders, each with the pages that show it. */
export function PicturesPage({ view: { folders, isRemoved, refused } }: PageProps<PicturesView>) {
  return (
    <DeskPage
      title={{ thin: 'Website:', bold: 'Pictures' }}
      layout="wide"
      notice={isRemoved && <DayNotice kind="done">Removed in the draft.</DayNotice>}
      aside={
        <>
          <p>
            Another file takes a picture's place on all pages that show it. A picture that no page shows can be removed.
          </p>
          <ul className={formStyles.buttons}>
            <li>
              <TextLink href={DESK_PATHS.website}>All of the website</TextLink>
            </li>
            {folders.map(({ folder, pictures }) => (
              <li key={folder}>
                <TextLink href={`#${folder}`}>{`${toTitle(folder)} (${pictures.length})`}</TextLink>
              </li>
            ))}
          </ul>
        </>
      }
    >
      {refused !== null && <Refusal>{refused}</Refusal>}
      {folders.map(({ folder, pictures }) => (
        <Card key={folder} id={folder} title={toTitle(folder)}>
          <ul className={styles.grid}>
            {pictures.map((picture) => (
              <Picture key={picture.file} {...picture} />
            ))}
          </ul>
        </Card>
      ))}
    </DeskPage>
  );
}

/** `services/icons` -> `Services: icons` */
const toTitle = (folder: string) => keyToTitle(folder).replaceAll('/', ': ');

function Picture({ file, address, change, uses }: PictureFile) {
  return (
    <li className={styles.picture}>
      <img src={address} alt="" width="96" height="72" loading="lazy" className={styles.small} />
      <div className={styles.facts}>
        <b>{basename(file)}</b>
        {change && <span>{CHANGES[change]}, not published</span>}
        <PictureUses uses={uses} />
        <div className={formStyles.buttons}>
          <ButtonLink variant="outline" size="small" href={toReplacePath(file)}>
            {change === 'removed' ? 'Put it back' : 'Replace'}
            <span className="visually-hidden">: {file}</span>
          </ButtonLink>
          {uses.length === 0 && change !== 'removed' && <RemoveButton file={file} />}
        </div>
      </div>
    </li>
  );
}

function RemoveButton({ file }: { file: string }) {
  return (
    <form method="post" action={`${PICTURES_PATH}/remove`}>
      <input type="hidden" name="file" value={file} />
      <Button type="submit" variant="outline" size="small">
        Remove
        <span className="visually-hidden">: {file}</span>
      </Button>
    </form>
  );
}
