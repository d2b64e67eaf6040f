import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { SlotPlace } from '@clinic/contract/desk-book.ts';
import type { ComponentProps } from 'react';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { BookQuestion } from './BookQuestion.tsx';
import { CancelQuestion } from './CancelQuestion.tsx';
import { CloseQuestion, type PartToClose } from './CloseQuestion.tsx';
import { KeysDialog } from './DayTools.tsx';
import { EarliestQuestion } from './EarliestQuestion.tsx';

/** The dialog that is open above the day. */
export type Question =
  | { kind: 'cancel'; appointment: DeskAppointment }
  | { kind: 'earliest' }
  | { kind: 'book'; place: SlotPlace; visit?: string | undefined }
  | { kind: 'close'; closing: PartToClose }
  | { kind: 'keys' };

type Props = Pick<ComponentProps<typeof BookQuestion>, 'nextVisit' | 'onBooked' | 'onRefused'> &
  Pick<ComponentProps<typeof EarliestQuestion>, 'earliest' | 'onChoose'> &
  Pick<ComponentProps<typeof CloseQuestion>, 'onClosed'> &
  Pick<ComponentProps<typeof KeysDialog>, 'areSingleOn' | 'onSwitchSingle'> & {
    question: Question;
    clinic: DeskPlace;
    busyId: string | null;
    onCancel: (appointment: DeskAppointment, form: HTMLFormElement) => Promise<boolean>;
    onClose: () => void;
  };

/** Shows the dialog that is open above the day. */
export function DayQuestion({ question, clinic, busyId, onCancel, onClose, ...rest }: Props) {
  const { nextVisit, earliest, onChoose, onBooked, onRefused, onClosed, ...keys } = rest;
  switch (question.kind) {
    case 'cancel': {
      const { appointment } = question;
      return (
        <CancelQuestion
          appointment={appointment}
          isBusy={busyId === appointment.id}
          onCancel={(form) => onCancel(appointment, form)}
          onClose={onClose}
        />
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
    case 'keys':
      return <KeysDialog {...keys} onClose={onClose} />;
  }
}
