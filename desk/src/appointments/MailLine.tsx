import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { GIVEN_UP, NEWS } from '@clinic/contract/mails.ts';
import type { ReactNode } from 'react';
import type { DeskMail } from '#appointments/taking.ts';
import { CompactButton } from '../parts/DeskButton.tsx';
import { Row } from '../parts/List.tsx';
import textStyles from '../parts/Text.module.css';
import { instantToWords } from './desk-times.ts';

/** Meta's code for a number without WhatsApp. */
const NOT_ON_WHATSAPP = 'META 131026';

const words = {
  call: 'To be called',
  recipients: {
    patient: 'to the patient',
    clinic: 'to the clinic',
    system: 'to another system',
  },
  channels: { email: '', whatsapp: ', on WhatsApp', webhook: '' },
  states: {
    waiting: (time: string) => `To be sent ${time}`,
    held: 'Held until the booking is reviewed',
    untold: 'Held: the booking looks like the work of a program',
    sent: (time: string) => `Sent ${time}`,
    undeliverable: 'The address does not accept mail',
    givenUp: 'Given up after many attempts. The address may be right',
    unreached: {
      [NOT_ON_WHATSAPP]: 'This number is not on WhatsApp',
      'NO-NUMBER': 'The number lacks its country code, so it is not on WhatsApp',
      other: 'WhatsApp does not take it',
    },
    dropped: 'Not sent: no longer needed',
    late: (time: string) => `Late since ${time}`,
    tried: (attempts: number, time: string) =>
      `Failed ${attempts === 1 ? 'once' : `${attempts} times`}. Next attempt ${time}`,
  },
  arrivals: {
    delivered: ', delivered',
    read: ', read',
    failed: ', not delivered',
    missing: ', not on WhatsApp or out of reach since then',
  },
  notThere: ', not on WhatsApp',
  since: (time: string) => `Written ${time}`,
  code: 'Code:',
  again: 'Send again',
  send: 'Send it now',
} as const;

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

/** One mail: its kind, its state, and a button that sends a stuck or held mail. */
export function MailLine({ mail, appointmentId, name, timeZone, back, children }: Props) {
  const what = `${NEWS[mail.kind].deskName} ${words.recipients[mail.recipient]}${words.channels[mail.channel]}`;
  const isListed = mail.state !== 'waiting';
  return (
    <Row
      action={
        isListed && (
          <form method="post" action={`${DESK_PATHS.appointments}/${appointmentId}/mails/${mail.id}`}>
            <input type="hidden" name="back" value={back} />
            <CompactButton>
              {mail.status === 'held' ? words.send : words.again}
              <span className="visually-hidden"> {`${what}, ${name}`}</span>
            </CompactButton>
          </form>
        )
      }
    >
      <p className={`${textStyles.strong} ${isListed ? textStyles.dot : ''}`}>{what}</p>
      {children}
      <p>
        {mail.state === 'call' && <b>{`${words.call}. `}</b>}
        {stateToWords(mail, timeZone)}
      </p>
      {isListed && (
        <p className={textStyles.small}>
          {words.since(instantToWords(mail.createdAt, timeZone))}
          {mail.error && ` · ${words.code} ${mail.error}`}
        </p>
      )}
    </Row>
  );
}

function stateToWords(mail: DeskMail, timeZone: string): string {
  const { status, sentAt, dueAt, attempts, error, state, channel } = mail;
  const due = instantToWords(dueAt, timeZone);
  if (status === 'sent') return words.states.sent(instantToWords(sentAt ?? dueAt, timeZone)) + arrivalToWords(mail);
  if (status === 'undeliverable' && channel === 'whatsapp' && !error?.startsWith(GIVEN_UP)) {
    const { other, ...known } = words.states.unreached;
    return known[error as keyof typeof known] ?? other;
  }
  if (status === 'undeliverable' && error?.startsWith(GIVEN_UP)) return words.states.givenUp;
  if (status === 'held' && state === 'call') return words.states.untold;
  if (status !== 'waiting') return words.states[status];
  if (attempts > 0) return words.states.tried(attempts, due);
  return state === 'stuck' ? words.states.late(due) : words.states.waiting(due);
}

function arrivalToWords({ arrival, error }: DeskMail): string {
  if (arrival === null) return '';
  return arrival === 'failed' && error === NOT_ON_WHATSAPP ? words.notThere : words.arrivals[arrival];
}
