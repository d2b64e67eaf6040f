import { CLOSURE_REASON_MAX_CHARS, type DayPart, PART_TIMES } from '@clinic/contract/closures.ts';
import type { DeskColumn } from '@clinic/contract/desk-day.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { type SubmitEvent, useState } from 'react';
import { Box } from '#components/desk/frame/Box.tsx';
import { DangerButton } from '#components/desk/frame/DeskButton.tsx';
import styles from '#components/desk/frame/Form.module.css';
import { Button } from '#components/ui/Button.tsx';
import { FieldError, TextField } from '#components/ui/Field.tsx';
import { sendClosure } from '#lib/browser/desk/desk-client.ts';
import { leaveToSignIn } from '#lib/browser/desk/signed-out.ts';
import { dateToDay } from '#messages/dates.ts';
import { deskMessages } from '#messages/desk.ts';
import { deskCloseMessages as words } from '#messages/desk-close.ts';
import { OpenDialog } from './OpenDialog.tsx';
import { readFields } from './use-desk-actions.ts';

const ID = 'close-part';

/** A part of a doctor's day to close, with the number of patients who are expected then. */
export type PartToClose = Pick<DeskColumn, 'doctorId' | 'doctor'> & { date: string; part: DayPart; booked: number };

type Props = {
  closing: PartToClose;
  onClosed: (closing: PartToClose) => void;
  onClose: () => void;
};

/** Says how many patients are booked in a part of a doctor's day, and closes it. */
export function CloseQuestion({ closing, onClosed, onClose }: Props) {
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  const { doctorId, doctor, date, part, booked } = closing;

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    setState('sending');
    const outcome = await sendClosure(readFields(event.currentTarget));
    if (outcome === 'signed-out') return leaveToSignIn();
    if (outcome === 'closed') return onClosed(closing);
    setState('failed');
  };

  return (
    <OpenDialog id={ID} title={`${words.parts[part]}?`} onClose={onClose}>
      <Box>
        <p>
          <b>{doctor}</b>
          <br />
          {dateToDay(date)}
        </p>
      </Box>
      <form className={styles.form} method="post" action={DESK_PATHS.closures} onSubmit={onSubmit}>
        <input type="hidden" name="doctor" value={doctorId} />
        <input type="hidden" name="firstDate" value={date} />
        {Object.entries(PART_TIMES[part]).map(([name, time]) => (
          <input key={name} type="hidden" name={name} value={time} />
        ))}
        <p>{words.booked(booked)}</p>
        <TextField
          id={`${ID}-reason`}
          name="reason"
          label={words.reason}
          optionalMark={words.optional}
          maxLength={CLOSURE_REASON_MAX_CHARS}
          autoComplete="off"
        />
        <div className={styles.buttons}>
          <DangerButton aria-disabled={state === 'sending' || undefined}>{words.submit}</DangerButton>
          <Button variant="outline" size="small" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
            {words.back}
          </Button>
        </div>
        <div role="alert">
          {state === 'failed' && <FieldError id={`${ID}-failed`}>{deskMessages.failed}</FieldError>}
        </div>
      </form>
    </OpenDialog>
  );
}
