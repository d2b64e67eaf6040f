import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { DeskMail } from '@clinic/contract/desk-taking.ts';
import { MAILS } from '@clinic/contract/mails.ts';
import type { ReactNode } from 'react';
import { instantToWords } from '#lib/desk/desk-times.ts';
import { deskMailsMessages as words } from '#messages/desk-mails.ts';
import { CompactButton } from '../frame/DeskButton.tsx';
import { Row } from '../frame/List.tsx';
import textStyles from '../frame/Text.module.css';

type Props = {
  mail: DeskMail;
  appointmentId: string;
  /** The patient's name, for screen reader users who hear the button without its context. */
  name: string;
  timeZone: string;
  /** The page to come back to. */
  back: 'appointment' | 'mails';
  /** Content above the mail's state. */
  children?: ReactNode;
};

/** One mail: its kind, its state, and a button that sends a stuck mail again. */
export function MailLine({ mail, appointmentId, name, timeZone, back, children }: Props) {
  const what = `${MAILS[mail.kind].deskName} ${words.recipients[mail.recipient]}`;
  return (
    <Row
      action={
        mail.isStuck && (
          <form method="post" action={`${DESK_PATHS.appointments}/${appointmentId}/mails/${mail.id}`}>
            <input type="hidden" name="back" value={back} />
            <CompactButton>
              {words.again}
              <span className="visually-hidden"> {`${what}, ${name}`}</span>
            </CompactButton>
          </form>
        )
      }
    >
      <p className={`${textStyles.strong} ${mail.isStuck ? textStyles.dot : ''}`}>{what}</p>
      {children}
      <p>{stateToWords(mail, timeZone)}</p>
      {mail.isStuck && (
        <p className={textStyles.small}>
          {words.since(instantToWords(mail.createdAt, timeZone))}
          {mail.error && ` · ${words.code} ${mail.error}`}
        </p>
      )}
    </Row>
  );
}

function stateToWords({ status, sentAt, dueAt, attempts, isStuck }: DeskMail, timeZone: string): string {
  const due = instantToWords(dueAt, timeZone);
  if (status === 'sent') return words.states.sent(instantToWords(sentAt ?? dueAt, timeZone));
  if (status !== 'waiting') return words.states[status];
  if (attempts > 0) return words.states.tried(attempts, due);
  return isStuck ? words.states.late(due) : words.states.waiting(due);
}
