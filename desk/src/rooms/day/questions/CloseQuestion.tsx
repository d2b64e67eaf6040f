import type { DeskColumn } from '@clinic/contract/desk-day.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates-and-times.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { FieldError, TextField } from '@clinic/ui/Field.tsx';
import { type SubmitEvent, useState } from 'react';
import { deskMessages } from '#appointments/words.ts';
import { sendClosure } from '#browser/desk-client.ts';
import { leaveToSignIn } from '#browser/signed-out.ts';
import { Box } from '#parts/Box.tsx';
import { DangerButton } from '#parts/DeskButton.tsx';
import styles from '#parts/Form.module.css';
import { CLOSURE_REASON_MAX_CHARS, type DayPart, PART_TIMES } from '#timetable/closure.ts';
import { readFields } from '../live/use-desk-actions.ts';
import { deskCloseMessages as words } from './close-words.ts';
import { OpenDialog } from './OpenDialog.tsx';

const ID = 'close-part';

/** A part of a doctor's day to close, with the number of patients who are expected then. */
export type PartToClose = Pick<DeskColumn, 'doctorId' | 'doctor'> & {
  date: string;
  part: DayPart;
  booked: number;
  /** Which times beside it take place; empty when none are left. */
  held: string;
};

type Props = {
  closing: PartToClose;
  onClosed: (closing: PartToClose) => void;
  onClose: () => void;
};

/** Says how many patients are booked in a part of a doctor's day, and closes it. */
export function CloseQuestion({ closing, onClosed, onClose }: Props) {
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  const { doctorId, doctor, date, part, booked, held } = closing;

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
        {held && <p>{held}</p>}
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
