import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { ButtonLink } from '@clinic/ui/Button.tsx';
import { Door } from '#people/Door.tsx';
import type { DeskRefused as Refused } from '#people/people-view.ts';
import { deskRefusedMessages as words } from './refused-words.ts';

/** Refusals that stay when the page is loaded again. */
const LASTING = ['not-found', 'owners-only'];

/** Replaces a page that cannot be shown, and says what to do. */
export function DeskRefused({ code, isForm }: Pick<Refused, 'code' | 'isForm'>) {
  const { title, text } = words.of(code);
  const isLasting = isForm || LASTING.includes(code);
  return (
    <Door title={title}>
      {isForm && <p>{words.unchanged}</p>}
      <p>{text}</p>
      <p>
        {/* An empty address loads the page again, but does not send a form again. */}
        <ButtonLink size="small" href={isLasting ? DESK_PATHS.today : ''}>
          {isLasting ? words.toDay : words.retry}
        </ButtonLink>
      </p>
    </Door>
  );
}
