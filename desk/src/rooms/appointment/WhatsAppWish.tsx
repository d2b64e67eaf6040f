import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { AppointmentView } from '#appointments/taking.ts';
import { CompactButton } from '#parts/DeskButton.tsx';
import { List, Row } from '#parts/List.tsx';

/** The staff note of whoever has ended the messages. */
export const WHATSAPP_ENDED_NOTE = 'Ended the messages on WhatsApp, as the patient asked.';

type Props = { appointmentId: string; wish: AppointmentView['whatsApp'] };

/** Whether the patient is told on WhatsApp too, with the form that ends it. Draws nothing without such a wish. */
export function WhatsAppWish({ appointmentId, wish }: Props) {
  if (wish === 'never') return null;
  if (wish === 'ended') return <p>No more messages go to WhatsApp.</p>;
  const action = `${DESK_PATHS.appointments}/${encodeURIComponent(appointmentId)}/whatsapp/end`;
  return (
    <List>
      <Row
        action={
          <form method="post" action={action}>
            <CompactButton>Stop WhatsApp messages</CompactButton>
          </form>
        }
      >
        <p>The patient is told on WhatsApp too. Mails go on when that ends.</p>
      </Row>
    </List>
  );
}
