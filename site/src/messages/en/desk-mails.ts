/** The desk's words about mails, and those of the page of stuck mails. */
export const deskMailsMessages = {
  title: { thin: 'Mails that', bold: 'are stuck' },
  text: 'They failed, or are late. The outbox tries most of them again by itself.',
  empty: 'No mail is stuck.',
  recipients: {
    patient: 'to the patient',
    clinic: 'to the clinic',
  },
  states: {
    waiting: (time: string) => `To be sent ${time}`,
    held: 'Held until the booking is reviewed',
    sent: (time: string) => `Sent ${time}`,
    undeliverable: 'The address does not accept mail',
    dropped: 'Not sent: no longer needed',
    late: (time: string) => `Late since ${time}`,
    tried: (attempts: number, time: string) =>
      `Failed ${attempts === 1 ? 'once' : `${attempts} times`}. Next attempt ${time}`,
  },
  since: (time: string) => `Written ${time}`,
  code: 'Code:',
  again: 'Send again',
  sent: 'The mail is being sent again.',
} as const;
