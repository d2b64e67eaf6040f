import type { PortalView } from '@clinic/contract/portal.ts';
import { ButtonLink } from '@clinic/ui/Button.tsx';
import type { PortalPageFacts } from '#lib/portal.ts';
import { portalMessages } from '#messages/portal.ts';
import { BOOK_AGAIN } from './BookAgain.script.ts';

type Props = {
  appointment: PortalView['appointment'];
  facts: Pick<PortalPageFacts, 'bookHref'>;
  /** Whether this is the first action of the page. */
  isFirst: boolean;
};

/**
 * A link to the wizard, which then has all details of the appointment but the time. The link's address names the doctor
 * alone, and the patient's details go through the tab's storage. Without script the link chooses the doctor.
 */
export function BookAgain({ appointment, facts: { bookHref }, isFirst }: Props) {
  const { name, email, phone, department, doctor, visit } = appointment;
  return (
    <ButtonLink
      href={bookHref}
      hasArrow={isFirst}
      variant={isFirst ? 'primary' : 'outline'}
      {...{ [BOOK_AGAIN]: JSON.stringify({ name, email, phone, department, doctor, visit: visit?.id }) }}
    >
      {portalMessages.actions.book}
    </ButtonLink>
  );
}
