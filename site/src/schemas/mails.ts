import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { textList } from './common.ts';

/** Phones cut longer subjects. Marks count as they are written. */
const SUBJECT_MAX_CHARS = 78;
const PREVIEW_MAX_CHARS = 100;

const SUBJECT_REMEDY = 'Take {name} out: a subject is shown on locked phones and in notices that others see.';

const mailWords = contentObject({
  subject: contentText('Your appointment on {day}, {time}', SUBJECT_MAX_CHARS).refine(
    (subject) => !subject.includes('{name}'),
    SUBJECT_REMEDY,
  ),
  /** The text beside the subject in lists of mails. */
  preview: contentText('Where to come, and what to bring.', PREVIEW_MAX_CHARS),
  title: contentText('Your appointment is booked', 60),
  /** Paragraphs above the facts. */
  texts: textList('Thank you for booking with {clinic}.', { max: 4 }),
});

/** `content/mails.yaml`: the words of the mails and of the calendar entry. */
export const mailsSchema = contentObject({
  greeting: contentText('Hello {name},', 80),
  /** The mails to the patient, by event. `link` answers a patient who has lost the link. */
  patient: contentObject({
    booked: mailWords,
    moved: mailWords,
    /** A move to another doctor, whom `{before}` then names. */
    handedOver: mailWords,
    cancelled: mailWords,
    reminder: mailWords,
    link: mailWords,
  }),
  clinic: contentObject({ booked: mailWords, moved: mailWords, cancelled: mailWords }),
  /** The sentence in the clinic's mail about a booking that waits for review. */
  review: contentText('Please look at this booking and call the patient.', 300),
  bring: contentObject({
    title: contentText('What to bring', 60),
    points: textList('A photo identity card', { max: 8 }),
  }),
  /** The words above the address, which comes from `clinic.yaml`. */
  place: contentObject({
    title: contentText('Where to come', 60),
    text: contentText('Please be at the desk 15 minutes early.', 300),
  }),
  /** The words below the link with which the patient changes the appointment. */
  manage: contentText('On your own page you can move or cancel.', 300),
  /** The advice for an urgent case. */
  urgent: contentObject({
    title: contentText('If it cannot wait', 60),
    text: contentText('In an emergency, call {emergencyNumbers}.', 300),
  }),
  /** Says at the foot of the mail why the patient gets it. */
  why: contentText('You get this mail because this address was given for an appointment at {clinic}.', 300),
  calendar: contentObject({
    /** The title of the entry in the calendar. */
    title: contentText('{clinic}: {doctor}', 80),
    text: contentText('Please bring your reports.', 300),
  }),
});
