import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { MAIL_KINDS, MAILS, type MailKind } from '@clinic/contract/mails.ts';
import { textList } from './common.ts';

/** Phones cut longer subjects. Marks count as they are written. */
const SUBJECT_MAX_CHARS = 78;
const PREVIEW_MAX_CHARS = 100;

const SUBJECT_REMEDY = 'Take {name} out: a subject is shown on locked phones and in notices that others see.';

const mailWords = contentObject({
  subject: contentText('Your appointment on {day}, {time}', SUBJECT_MAX_CHARS)
    .refine((subject) => !subject.includes('{name}'), SUBJECT_REMEDY)
    .describe('The line in lists of mails and on locked phones, so without `{name}`.'),
  preview: contentText('Where to come, and what to bring.', PREVIEW_MAX_CHARS)
    .meta({ title: 'Preview beside the subject' })
    .describe('The text that lists of mails show beside the subject.'),
  title: contentText('Your appointment is booked', 60)
    .meta({ title: 'Heading' })
    .describe('The heading at the top of the mail.'),
  texts: textList('Thank you for booking with {clinic}.', { max: 4 })
    .meta({ title: 'Paragraphs' })
    .describe('Paragraphs above the facts.'),
});

const { booked, moved, ...others } = Object.fromEntries(
  MAIL_KINDS.map((kind) => [kind, mailWords.describe(MAILS[kind].occasion)]),
) as Record<MailKind, typeof mailWords>;

/** `content/mails.yaml`: the words of the mails and of the calendar entry. */
export const mailsSchema = contentObject({
  greeting: contentText('Hello {name},', 80).describe(
    "The first line of each mail to a patient; 'Hello,' stands there when the name is gone.",
  ),
  patient: contentObject({
    booked,
    moved,
    handedOver: mailWords
      .meta({ title: 'Another doctor' })
      .describe('After a change to another doctor; `{before}` names the earlier one too.'),
    ...others,
  })
    .meta({ title: 'Mails to the patient' })
    .describe('The mails to the patient, by event.'),
  clinic: contentObject({
    booked: mailWords.describe('After a booking on the website.'),
    moved: mailWords.describe('After the patient has changed day or time.'),
    cancelled: mailWords.describe('After the patient has cancelled.'),
  })
    .meta({ title: 'Mails to the clinic' })
    .describe("The mails to the clinic's own inbox, by event."),
  review: contentText('Please look at this booking and call the patient.', 300)
    .meta({ title: 'Booking that waits for review' })
    .describe("The sentence in the clinic's mail about a booking that waits for review."),
  bring: contentObject({
    title: contentText('What to bring', 60).meta({ title: 'Heading' }).describe('The heading above the list.'),
    points: textList('A photo identity card', { max: 8 }).describe('One thing in each entry.'),
  })
    .meta({ title: 'What to bring' })
    .describe('The list of things to take along, in mails to a patient about a coming appointment.'),
  place: contentObject({
    title: contentText('Where to come', 60)
      .meta({ title: 'Heading' })
      .describe('The heading above the address, which `clinic.yaml` gives.'),
    text: contentText('Please be at the desk 15 minutes early.', 300).describe('The sentences after the address.'),
  })
    .meta({ title: 'Where to come' })
    .describe('The way to the clinic, in mails to a patient about a coming appointment.'),
  manage: contentText('On your own page you can move or cancel.', 300)
    .meta({ title: 'Below the button' })
    .describe('The sentences below the button that leads to the page of the appointment.'),
  urgent: contentObject({
    title: contentText('If it cannot wait', 60).meta({ title: 'Heading' }).describe('The heading above the advice.'),
    text: contentText('In an emergency, call {emergencyNumbers}.', 300).describe(
      'The sentences below it; the numbers in them become links.',
    ),
  })
    .meta({ title: 'If it cannot wait' })
    .describe('The advice for an emergency, at the end of each mail to a patient.'),
  why: contentText('You get this mail because this address was given for an appointment at {clinic}.', 300)
    .meta({ title: 'Why the patient gets this mail' })
    .describe('Says at the foot of the mail why the patient gets it.'),
  calendar: contentObject({
    title: contentText('{clinic}: {doctor}', 80)
      .meta({ title: 'Heading' })
      .describe('The name of the entry, as the day view shows it.'),
    text: contentText('Please bring your reports.', 300).describe('The notes of the entry.'),
  })
    .meta({ title: 'Entry in the calendar' })
    .describe("The entry in the patient's own calendar."),
});
