import { expect, test } from 'vitest';
import { type Fault, findFault } from '#src/channels/email/refusals.ts';

/** Answers of mail servers to RCPT TO: Postfix, Exim, Exchange, Gmail, and others. */
const ANSWERS: Record<Fault, string[]> = {
  address: [
    '550 5.1.1 no such mailbox',
    '550 5.1.1 <relay@patient.example>: Recipient address rejected: User unknown in relay recipient table',
    '550-5.1.1 The email account that you tried to reach does not exist.',
    '550 5.2.1 The email account that you tried to reach is disabled.',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    '550 Unrouteable address',
    '550 No such user here',
    '550 Unknown user',
    "550 authenticate@patient.example... User doesn't exist",
    '550 Requested action not taken: mailbox unavailable',
    '553 invalid recipient address',
    '554 5.4.4 unable to look up host patient.example',
  ],
  ours: [
    '550 relay not permitted',
    '550 5.1.1 Relaying denied. Proper authentication required.',
    '550 Access denied - Invalid HELO name (See RFC2821 4.1.1.1)',
    '550 Authentication is required',
    '530 5.7.0 Must issue a STARTTLS command first',
    '550 5.7.1 Client host rejected: cannot find your reverse hostname',
    '550 5.7.26 Unauthenticated email is not accepted due to DMARC policy',
    '551 User not local; please try <asha@other.example>',
    '552 5.2.2 mailbox full',
    '550 The user is over quota',
    '554 Your IP is listed on a blocklist',
    '550 Sender verify failed',
    '553 5.1.8 Domain of sender address does not exist',
    '550 Administrative prohibition',
  ],
  unclear: ['550 rejected', '550 5.0.0 failed', '554 Transaction failed', '550 Empfaenger abgelehnt'],
};

test.each(Object.entries(ANSWERS).flatMap(([fault, answers]) => answers.map((answer) => [answer, fault])))(
  '"%s" is the fault of: %s',
  (answer, fault) => expect(findFault(answer)).toBe(fault),
);
