import { type AppointmentField, FIELD_LABELS } from '@clinic/contract/appointment.ts';
import type { OptionalField } from '@clinic/contract/patient-words.ts';

/** The label of each field on the screen. */
export const fieldLabels: Readonly<Record<AppointmentField, string>> = FIELD_LABELS;

/** The wizard's own words about a field. The words for the API's other reasons are in `refusals.ts`. */
export const fieldWords = {
  'name-missing': 'Enter your full name.',
  'email-missing': 'Enter your email address.',
  'email-invalid': 'Enter an email address like name@example.com.',
  'phone-missing': 'Enter your phone number.',
  'phone-short': 'Is this number complete?',
  'date-missing': 'Choose a date.',
  'date-past': 'That day has passed. Choose today or a later day.',
} as const;

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/** The description is not among the words below, because the wizard does not need it. */
export const bookingDescription = (city: string) =>
  `Book a consultation at our clinic in ${city} in three short steps: who you are, which department and doctor, and which day and time.`;

/** Before the contact for questions about one's data. Like the next one it is not among the words below. */
export const privacyQuestion = 'Questions about your data:';

/** Beside the email. It stands in the page as it is built, so the wizard's script does without it. */
export const emailHint =
  'A son’s or daughter’s address will do. Booking for somebody else? Write the patient’s name, and the email and phone of whoever reads our messages.';

/** The words of the booking wizard. */
export const bookingMessages = {
  title: { thin: 'Book Your', bold: 'Appointment' },
  subtitle: 'Schedule a consultation with our expert doctors.',
  progress: 'Progress',
  completed: 'completed',
  steps: [
    { label: 'Personal', title: 'Your Information', hint: 'Your name and how to reach you' },
    { label: 'Service', title: 'Select Service', hint: 'Your department and doctor' },
    { label: 'Time', title: 'Choose Date & Time', hint: 'Your day and time' },
  ],
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  optional: 'optional',
  chooseDepartment: 'Choose a department',
  /** Shown after a department is chosen: what it looks after. */
  treats: (what: string) => `For ${what}.`,
  /** The choices of an address, with a service or without. */
  wish: (chosen: string, service?: string) => (service ? `For ${service}: ${chosen}` : `Chosen: ${chosen}`),
  chooseDoctor: 'Choose a doctor',
  chooseTime: 'Choose a time',
  chooseDepartmentFirst: 'Choose a department first',
  /** Inside texts that may be left out. */
  placeholders: { message: 'Anything we should know' } as Partial<Record<OptionalField, string>>,
  honeypot: 'Leave this empty',
  slotStates: { free: '', taken: 'Taken', past: 'Past', closed: 'Closed' },
  /** The label of a time that begins too soon to book online, and the sentence about such times below them. */
  callUs: 'Call us',
  tooSoon: 'Times marked ‘Call us’ are too soon to book online. Call',
  chosen: 'Chosen',
  previous: 'Previous',
  next: 'Next Step',
  confirm: 'Confirm Appointment',
  sending: 'Sending…',
  privacy: 'We keep only what the booking needs.',
  privacyLink: 'Privacy',
  broken: 'Part of this page has stopped working. What you entered is below: send it as one form, or call us.',
  preferToTalk: 'Prefer to talk? Call',
  dialogs: {
    incomplete: { title: 'Incomplete Form', text: 'Please fill out all required fields to continue.' },
    failed: { title: 'Oops...', text: 'Something went wrong! Please try again.' },
    booked: { title: 'Success!', text: 'Appointment booked successfully. Thank you!' },
    reference: 'Your reference',
    call: 'Or call us:',
    close: 'OK',
  },
  required: {
    name: fieldWords['name-missing'],
    email: fieldWords['email-missing'],
    phone: fieldWords['phone-missing'],
    department: 'Choose a department.',
    doctor: 'Choose a doctor.',
    appointmentDate: fieldWords['date-missing'],
    appointmentTime: 'Choose a time.',
  },
  nextFree: (day: string, time: string, doctor: string) => `Next free: ${day}, ${time} with ${doctor}`,
  timesFree: (count: number, day: string) =>
    `${COUNTS[count] ?? count} ${count === 1 ? 'time' : 'times'} free on ${day}`,
  reasonsTitle: 'Please change this and confirm again',
} as const;
