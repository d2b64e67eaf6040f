import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { ComponentProps } from 'react';
import type { SlotPlace } from '#appointments/booking/book.ts';
import type { DayLife } from '#appointments/day-life.ts';
import type { DeskPlace } from '#appointments/desk-words.ts';
import { deskMessages } from '#appointments/words.ts';
import { KeyList } from '../keys/KeyList.tsx';
import { BookQuestion } from './BookQuestion.tsx';
import { CancelQuestion } from './CancelQuestion.tsx';
import { CloseQuestion, type PartToClose } from './CloseQuestion.tsx';
import { EarliestQuestion } from './EarliestQuestion.tsx';
import { FindQuestion } from './FindQuestion.tsx';
import { OpenDialog } from './OpenDialog.tsx';
import { UndoQuestion } from './UndoQuestion.tsx';

/** The dialog that is open above the day. */
export type Question =
  | { kind: 'cancel'; appointment: DeskAppointment }
  | { kind: 'earliest' }
  | { kind: 'book'; place: SlotPlace; visit?: string | undefined }
  | { kind: 'close'; closing: PartToClose }
  | { kind: 'undo' }
  | { kind: 'find' }
  | { kind: 'keys' };

type Props = Pick<ComponentProps<typeof BookQuestion>, 'nextVisit' | 'onBooked' | 'onRefused'> &
  Pick<ComponentProps<typeof EarliestQuestion>, 'earliest' | 'onChoose'> &
  Pick<ComponentProps<typeof CloseQuestion>, 'onClosed'> &
  Pick<ComponentProps<typeof UndoQuestion>, 'offers' | 'onUndo'> &
  Pick<ComponentProps<typeof KeyList>, 'areSingleOn' | 'onSwitchSingle'> & {
    question: Question;
    today: string;
    life: DayLife;
    clinic: DeskPlace;
    onCancel: (appointment: DeskAppointment, form: HTMLFormElement) => Promise<boolean>;
    onClose: () => void;
  };

/** Shows the dialog that is open above the day. */
export function DayQuestion({ question, clinic, today, life, onCancel, onClose, ...rest }: Props) {
  const { nextVisit, earliest, onChoose, onBooked, onRefused, onClosed, offers, onUndo, ...keys } = rest;
  switch (question.kind) {
    case 'cancel': {
      const { appointment } = question;
      return (
        <CancelQuestion appointment={appointment} onCancel={(form) => onCancel(appointment, form)} onClose={onClose} />
      );
    }
    case 'earliest':
      return <EarliestQuestion earliest={earliest} onChoose={onChoose} onClose={onClose} />;
    case 'book':
      return (
        <BookQuestion
          place={question.place}
          clinic={clinic}
          nextVisit={nextVisit}
          visit={question.visit}
          onBooked={onBooked}
          onRefused={onRefused}
          onClose={onClose}
        />
      );
    case 'close':
      return <CloseQuestion closing={question.closing} onClosed={onClosed} onClose={onClose} />;
    case 'undo':
      return <UndoQuestion offers={offers} onUndo={onUndo} onClose={onClose} />;
    case 'find':
      return <FindQuestion today={today} place={clinic} life={life} onClose={onClose} />;
    case 'keys':
      return (
        <OpenDialog id="keys" title={deskMessages.keys} data-wide="" onClose={onClose}>
          <KeyList {...keys} />
        </OpenDialog>
      );
  }
}
