import {
  type AppointmentDetails,
  isHappening,
  MAILS,
  type MailKind,
  type MailRequest,
} from '@clinic/contract/mails.ts';
import { createMailto } from '@clinic/contract/message-links.ts';
import { OPTIONAL_FIELDS } from '@clinic/contract/patient-words.ts';
import { typedPhoneToHref } from '@clinic/contract/typed-phone.ts';
import { momentToWords } from './mail-marks.ts';
import type { MailContent, MailFact, MailPart } from './mail-parts.ts';
import type { MailWords } from './mail-place.ts';
import { timeToWords } from './time-to-words.ts';
import type { Voice } from './voice.ts';

/** Creates the content of a mail, with its parts in order. All marks in the words of `voice` must be filled in. */
export function createMailContent(request: MailRequest, voice: Voice): MailContent {
  return request.recipient === 'clinic' ? createClinicMail(request, voice) : createPatientMail(request, voice);
}

function createPatientMail(request: MailRequest, voice: Voice): MailContent {
  const { kind, appointment, previous, reason } = request;
  const { words, messages, clinic } = voice;
  const { texts, ...head } = toPatientWords(request, words);
  const facts: MailFact[] = [...listMoment(appointment, previous, voice), ...listChoice(appointment, voice)];
  return {
    ...head,
    parts: [
      appointment.name ? { kind: 'text', text: words.greeting, name: appointment.name } : toText(messages.greeting),
      ...texts.map(toText),
      { kind: 'facts', facts },
      ...toQuote(messages.reason, reason),
      ...listLinks(kind, appointment, voice),
      ...(isAhead(kind) ? listVisitParts(voice) : []),
      {
        kind: 'section',
        title: words.urgent.title,
        text: words.urgent.text,
      },
    ],
    foot: [words.why, clinic.legalName, `${messages.callUs} ${clinic.phone}`, clinic.email],
    clinicName: clinic.name,
  };
}

function toPatientWords({ kind, previous, lateMinutes }: MailRequest, { patient }: MailWords) {
  if (kind === 'moved' && previous?.doctor) return patient.handedOver;
  const own = patient[kind];
  // A reminder says when to come, like the mail of the delay.
  if (kind !== 'reminder' || lateMinutes === undefined) return own;
  const { title, texts } = patient.late;
  return { ...own, title, texts: [...texts.slice(0, 1), ...own.texts] };
}

function createClinicMail(request: MailRequest, voice: Voice): MailContent {
  const { kind, appointment, previous, reason, needsReview, deskUrl } = request;
  const { words, messages, clinic } = voice;
  if (!isHappening(kind)) throw new Error(`The clinic gets no mail of the kind '${kind}'.`);
  const { texts, ...head } = words.clinic[kind];
  const facts: MailFact[] = [
    ...listMoment(appointment, previous, voice),
    ...listChoice(appointment, voice),
    ...listPatient(appointment, voice),
  ];
  return {
    ...head,
    parts: [
      ...texts.map(toText),
      ...(needsReview ? [toText(words.review)] : []),
      { kind: 'facts', facts },
      ...toQuote(messages.reason, reason),
      ...OPTIONAL_FIELDS.flatMap((field) => toQuote(messages.patient[field], appointment[field])),
      ...(deskUrl ? [toMainLink(messages.openDesk, deskUrl)] : []),
    ],
    foot: [clinic.legalName],
    clinicName: clinic.name,
  };
}

function listLinks(kind: MailKind, appointment: AppointmentDetails, { words, messages, bookUrl }: Voice): MailPart[] {
  const { manageUrl, calendarUrl } = appointment;
  if (kind === 'cancelled') return [toMainLink(messages.bookAgain, bookUrl)];
  if (isAboutAbsence(kind) && kind !== 'back') {
    return [toMainLink(messages.chooseTime, manageUrl), toText(words.manage)];
  }
  const manage = { label: messages.links.manage, href: manageUrl, isMain: true };
  const addToCalendar = { label: messages.links.addToCalendar, href: calendarUrl };
  return [{ kind: 'links', links: kind === 'back' ? [manage] : [manage, addToCalendar] }, toText(words.manage)];
}

function listVisitParts({ words: { bring, place }, messages, clinic }: Voice): MailPart[] {
  return [
    { kind: 'section', ...bring },
    {
      kind: 'section',
      title: place.title,
      text: messages.place(clinic.address, place.text),
      links: [{ label: messages.openMap, href: clinic.mapUrl }],
    },
  ];
}

function toMainLink(label: string, href: string): MailPart {
  return { kind: 'links', links: [{ label, href, isMain: true }] };
}

function listMoment(
  { appointmentDate, appointmentTime }: AppointmentDetails,
  previous: MailRequest['previous'],
  voice: Voice,
): MailFact[] {
  const { facts, dates, times, before } = voice.messages;
  return [
    { label: facts.date, value: dates.dateToWords(appointmentDate), isMain: true },
    { label: facts.time, value: timeToWords(times, appointmentDate, appointmentTime, voice.timeZone), isMain: true },
    ...(previous ? [{ label: before, value: momentToWords(previous, voice) }] : []),
  ];
}

function listChoice(
  { doctor, department, visit, reference }: AppointmentDetails,
  { messages: { facts }, toShown }: Voice,
): MailFact[] {
  return [
    { label: facts.doctor, value: toShown(doctor) },
    { label: facts.department, value: toShown(department) },
    ...(visit ? [{ label: facts.visit, value: toShown(visit) }] : []),
    { label: facts.reference, value: reference },
  ];
}

function listPatient({ name, phone, email }: AppointmentDetails, { messages, country }: Voice): MailFact[] {
  const labels = messages.patient;
  return [
    { label: labels.name, value: name || messages.nameLeftOut },
    { label: labels.phone, value: phone, href: typedPhoneToHref(phone, country) },
    ...(email ? [{ label: labels.email, value: email, href: createMailto(email) }] : []),
  ];
}

/** Returns whether the mail says what to bring to a coming appointment. */
function isAhead(kind: MailKind): boolean {
  return MAILS[kind].lasts !== 'always' && !isAboutAbsence(kind);
}

/** Returns whether the mail tells of a doctor who is away, late or back, and of nothing else. */
function isAboutAbsence(kind: MailKind): boolean {
  return kind === 'away' || kind === 'late' || kind === 'back';
}

function toText(text: string): MailPart {
  return { kind: 'text', text };
}

function toQuote(title: string, quote: string): MailPart[] {
  return quote === '' ? [] : [{ kind: 'section', title, quote }];
}
