import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { type DeskAppointment, isMailed } from '@clinic/contract/desk-appointment.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { FieldError } from '@clinic/ui/Field.tsx';
import { type SubmitEvent, useState } from 'react';
import { CancelFields } from '#appointments/booking/CancelFields.tsx';
import { deskCancelMessages as words } from '#appointments/booking/cancel-words.ts';
import { SentFields } from '#appointments/booking/SentFields.tsx';
import { useIsSaving } from '#appointments/saving.ts';
import { deskMessages } from '#appointments/words.ts';
import { toActionPath } from '#browser/desk-client.ts';
import { Box } from '#parts/Box.tsx';
import { OpenDialog } from './OpenDialog.tsx';

const ID = 'cancel';

type Props = {
  appointment: DeskAppointment;
  /** Resolves to whether the question is settled. Otherwise it stays open with the typed text. */
  onCancel: (form: HTMLFormElement) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for confirmation before an appointment is cancelled. */
export function CancelQuestion({ appointment, onCancel, onClose }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const { id, name, slot, doctor } = appointment;
  const isBusy = useIsSaving(id);

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
        <CancelFields idPrefix={ID} isMailed={isMailed(appointment)} isBusy={isBusy}>
          <Button variant="outline" size="small" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
            {words.back}
          </Button>
        </CancelFields>
        <div role="alert">{hasFailed && <FieldError id={`${ID}-failed`}>{deskMessages.failed}</FieldError>}</div>
      </form>
    </OpenDialog>
  );
}
