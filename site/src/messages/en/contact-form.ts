/** The words of the contact form, in a file of their own because its island downloads them. */
export const contactFormMessages = {
  labels: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' },
  modes: {
    legend: 'How would you like to write?',
    email: 'Via Email',
    whatsapp: 'Via WhatsApp',
  },
  errors: {
    nameMissing: 'Name is required',
    emailMissing: 'Email is required',
    emailInvalid: 'Please enter a valid email address',
    phoneMissing: 'Phone number is required',
    phoneInvalid: 'Please enter a valid phone number',
    messageMissing: 'Message is required',
  },
  /** The subject of the mail, and the first line of the chat. */
  subject: (name: string) => `New Contact Form Submission from ${name}`,
  opening: 'New Appointment Request',
  messageLength: (length: number, max: number) =>
    length < max ? `${length} of ${max} characters` : `${length} of ${max} characters: this is the limit`,
  send: 'Send message',
  status: { email: 'Opening your email client...', whatsapp: 'Redirecting to WhatsApp...' },
  nothingOpened: 'Nothing opened?',
  tryAgain: { email: 'Open your email client', whatsapp: 'Open WhatsApp' },
  opensNewTab: 'opens in a new tab',
  privacy: 'This page sends nothing to us: your own app opens with the text, and you send it.',
  privacyLink: 'Privacy',
} as const;
