import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { type SubmitEvent, useState } from 'react';
import { CancelFields } from '#components/desk/appointment/CancelFields.tsx';
import { SentFields } from '#components/desk/appointment/SentFields.tsx';
import { Box } from '#components/desk/frame/Box.tsx';
import { Button } from '#components/ui/Button.tsx';
import { FieldError } from '#components/ui/Field.tsx';
import { toActionPath } from '#lib/browser/desk/desk-client.ts';
import { deskMessages } from '#messages/desk.ts';
import { OpenDialog } from './OpenDialog.tsx';

const words = deskMessages.cancel;
const ID = 'cancel';

type Props = {
  appointment: DeskAppointment;
  isBusy: boolean;
  /** Resolves to whether the question is settled. Otherwise it stays open with the typed text. */
  onCancel: (form: HTMLFormElement) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for confirmation before an appointment is cancelled. */
export function CancelQuestion({ appointment, isBusy, onCancel, onClose }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const { id, name, slot, doctor, email } = appointment;

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setHasFailed(false);
    if (await onCancel(event.currentTarget)) onClose();
    else setHasFailed(true);
  };

  return (
    <OpenDialog id={ID} title={words.title} onClose={onClose}>
      <Box>
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>
          <br />
          {slotToLabel(slot)}, {doctor}
        </p>
      </Box>
      <form method="post" action={toActionPath(id, 'cancel')} onSubmit={onSubmit}>
        <SentFields appointment={appointment} />
        <CancelFields idPrefix={ID} isMailed={email !== ''} isBusy={isBusy}>
          <Button variant="outline" size="small" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
            {words.back}
          </Button>
        </CancelFields>
        <div role="alert">{hasFailed && <FieldError id={`${ID}-failed`}>{deskMessages.failed}</FieldError>}</div>
      </form>
    </OpenDialog>
  );
}
