import { basename, dirname, extname } from 'node:path';
import { Button } from '@clinic/ui/Button.tsx';
import { FieldError } from '@clinic/ui/Field.tsx';
import type { PageProps } from '#frame/page.ts';
import { Card } from '#parts/Card.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { CompactButton } from '#parts/DeskButton.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import formStyles from '#parts/Form.module.css';
import { Refusal } from '#parts/Refusal.tsx';
import { TextLink } from '#parts/TextLink.tsx';
import fieldStyles from '../form/PictureField.module.css';
import { PICTURE_FIELD } from './change-picture.ts';
import styles from './Pictures.module.css';
import { PictureUses } from './PictureUses.tsx';
import { PICTURES_PATH, toReplacePath } from './picture-answer.ts';
import type { PictureView } from './view.ts';

const words = {
  replaced: 'It has another file in the draft. The website itself has not changed yet.',
  back: 'It is back as it was. The website itself has not changed.',
  removed: 'This is removed in the draft. It stays on the website until the draft is published.',
  byHand: 'The published picture was changed by hand meanwhile. Once the draft is published, that of the draft stands.',
  isRefused: 'Nothing is done. Please read why below.',
} as const;

/** One picture: where it is shown, another file for it, and the way back. */
export function PicturePage({ view }: PageProps<PictureView>) {
  const { file, address, publishedAddress, change, uses, mistakes, done } = view;
  return (
    <DeskPage
      title={{ thin: 'Picture:', bold: basename(file) }}
      notice={done && <DayNotice kind="done">{words[done]}</DayNotice>}
      aside={
        <p>
          <TextLink href={`${PICTURES_PATH}#${dirname(file)}`}>All pictures</TextLink>
        </p>
      }
    >
      {mistakes.length > 0 && <Refusal>{words.isRefused}</Refusal>}
      {change === 'removed' && <p>{words.removed}</p>}
      {view.isChangedByHand && <p>{words.byHand}</p>}
      <Card>
        <div className={styles.pair}>
          <Shown address={address} title={publishedAddress === null ? 'As it is' : 'In the draft'} />
          {publishedAddress !== null && <Shown address={publishedAddress} title="On the website" />}
        </div>
        <div className={styles.facts}>
          <PictureUses uses={uses} />
        </div>
      </Card>
      <Card id="replace" title={change === 'removed' ? 'Put it back' : 'Replace it'}>
        {change === 'removed' ? <PutBack {...view} label="Put it back" /> : <Replace {...view} />}
      </Card>
      {change === 'changed' && (
        <Card id="back" title="Take the published one again">
          <PutBack {...view} label="Take the published picture" />
        </Card>
      )}
    </DeskPage>
  );
}

function Shown({ address, title }: { address: string; title: string }) {
  return (
    <figure>
      <img src={address} alt="" width="320" height="240" className={styles.large} />
      <figcaption>{title}</figcaption>
    </figure>
  );
}

function Replace({ file, version, uses, mistakes }: PictureView) {
  const isDrawing = extname(file) === '.svg';
  return (
    <form className={formStyles.form} method="post" action={toReplacePath(file)} encType="multipart/form-data">
      <input type="hidden" name="version" value={version} />
      <p>
        {uses.length > 1
          ? `All ${uses.length} places that show it take it over.`
          : 'The page that shows it takes it over.'}{' '}
        Its words for people who do not see it stay: change them there, if they no longer fit.
      </p>
      <div>
        <label htmlFor={PICTURE_FIELD}>{isDrawing ? 'A drawing (SVG)' : 'A picture'} from this device</label>
        <input
          id={PICTURE_FIELD}
          type="file"
          name={PICTURE_FIELD}
          accept={isDrawing ? '.svg,image/svg+xml' : 'image/*'}
          required
          aria-invalid={mistakes.length > 0}
          aria-describedby={mistakes.length > 0 ? 'picture-error' : undefined}
          className={fieldStyles.file}
        />
      </div>
      {mistakes.length > 0 && <FieldError id="picture-error">{mistakes.join(' ')}</FieldError>}
      <Button type="submit">Replace it in the draft</Button>
    </form>
  );
}

function PutBack({ file, version, label }: PictureView & { label: string }) {
  return (
    <form method="post" action={`${PICTURES_PATH}/put-back?file=${encodeURIComponent(file)}`}>
      <input type="hidden" name="version" value={version} />
      <CompactButton>{label}</CompactButton>
    </form>
  );
}
