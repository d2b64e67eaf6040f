import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { CompactButton, DangerButton } from '#parts/DeskButton.tsx';
import { Fold } from '#parts/Fold.tsx';
import partStyles from '#parts/Form.module.css';
import type { EntryView } from './view.ts';

/** The control that says that lists of other files lose the name of the entry. */
export const TAKE_OUT = 'takeOut';

type Props = Pick<EntryView, 'kind' | 'id' | 'version' | 'change' | 'isNew' | 'isRemovable' | 'isNamed'>;

/** The forms that take an entry off the website, put it back, or give it its published text again. */
export function EntryActions({ kind, id, version, change, isNew, isRemovable, isNamed }: Props) {
  if (isNew) return null;
  const path = `${DESK_PATHS.website}/${kind.id}/${id}`;
  const sent = <input type="hidden" name="version" value={version} />;
  if (change === 'removed') {
    return (
      <form method="post" action={`${path}/put-back`}>
        {sent}
        <CompactButton>Put it back</CompactButton>
      </form>
    );
  }
  return (
    <div className={partStyles.buttons}>
      {change === 'changed' && (
        <Fold look="plain" summary="Take the published text again">
          <form className={partStyles.form} method="post" action={`${path}/put-back`}>
            {sent}
            <p>All that was changed in this file since the last publishing is lost.</p>
            <DangerButton>Take the published text</DangerButton>
          </form>
        </Fold>
      )}
      {isRemovable && (
        <Fold look="plain" summary="Remove from the website">
          <form className={partStyles.form} method="post" action={`${path}/remove`}>
            {sent}
            <p>
              {change === 'new'
                ? 'This was never published, so it is gone for good.'
                : 'It leaves the website when the draft is published. Until then it can be put back.'}
            </p>
            {isNamed && (
              <label className={partStyles.choice}>
                <input type="checkbox" name={TAKE_OUT} value="yes" defaultChecked />
                <span>Also take it out of the lists that name it, and remove the signs that nothing else shows.</span>
              </label>
            )}
            <DangerButton>Remove</DangerButton>
          </form>
        </Fold>
      )}
    </div>
  );
}
