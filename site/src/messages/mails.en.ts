/** The words of mails that no clinic needs to change. The others are in `content/mails.yaml`. */
export const mailMessages = {
  /** The greeting of a patient whose name is left out of the mail. */
  greeting: 'Hello,',
  name: 'Name',
  nameLeftOut: 'Left out: it holds a link or is too long for a mail.',
  phone: 'Phone',
  email: 'Email',
  before: 'Before',
  message: 'Message',
  reason: 'Reason',
  openMap: 'Open the map',
  openDesk: 'Open the day at the front desk',
  bookAgain: 'Book another appointment',
  callUs: 'Questions? Call us:',
} as const;
