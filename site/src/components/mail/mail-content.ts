import { OPTIONAL_FIELDS } from '@clinic/contract/booking-form.ts';
import {
  type AppointmentDetails,
  isHappening,
  MAILS,
  type MailKind,
  type MailRequest,
} from '@clinic/contract/mails.ts';
import { timeToWords } from '#lib/booking/appointment-words.ts';
import { toShown } from '#lib/booking/shown-names.ts';
import { createMailto } from '#lib/browser/contact/contact-links.ts';
import { getAddressLines } from '#lib/clinic/address.ts';
import type { Clinic } from '#lib/clinic/clinic.ts';
import { createPlaceUrl } from '#lib/clinic/maps-links.ts';
import { typedPhoneToHref } from '#lib/clinic/typed-phone.ts';
import { momentToWords } from '#lib/mail/mail-marks.ts';
import type { MailWords } from '#lib/mail/mail-place.ts';
import { appointmentMessages } from '#messages/appointment.ts';
import { linkMessages } from '#messages/appointment-links.ts';
import { dateToWords } from '#messages/dates.ts';
import { mailMessages } from '#messages/mails.ts';
import { visitLabel } from '#messages/visits.ts';
import type { MailContent, MailFact, MailPart } from './mail-parts.ts';

export type MailPlace = {
  clinic: Clinic;
  timeZone: string;
  /** The clinic's telephone numbers. */
  numbers: string[];
  /** The absolute address where another appointment can be booked. */
  bookUrl: string;
};

/** Creates the content of a mail, with its parts in order. All marks in `words` must be filled in. */
export function createMailContent(request: MailRequest, words: MailWords, place: MailPlace): MailContent {
  return request.recipient === 'clinic'
    ? createClinicMail(request, words, place)
    : createPatientMail(request, words, place);
}

function createPatientMail(request: MailRequest, words: MailWords, place: MailPlace): MailContent {
  const { kind, appointment, previous, reason } = request;
  const { clinic, timeZone, bookUrl } = place;
  const { texts, ...head } = words.patient[kind === 'moved' && previous?.doctor ? 'handedOver' : kind];
  const facts: MailFact[] = [
    ...listMoment(appointment, timeZone),
    ...(previous ? [{ label: mailMessages.before, value: momentToWords(previous, timeZone) }] : []),
    ...listChoice(appointment),
  ];
  return {
    ...head,
    parts: [
      appointment.name ? { kind: 'text', text: words.greeting, name: appointment.name } : toText(mailMessages.greeting),
      ...texts.map(toText),
      { kind: 'facts', facts },
      ...toQuote(mailMessages.reason, reason),
      ...listLinks(kind, appointment, words, bookUrl),
      ...(isAhead(kind) ? listVisitParts(words, clinic) : []),
      {
        kind: 'section',
        title: words.urgent.title,
        text: words.urgent.text,
      },
    ],
    foot: [words.why, clinic.legalName, ...listContact(clinic)],
    clinicName: clinic.name,
    numbers: place.numbers,
  };
}

function createClinicMail(request: MailRequest, words: MailWords, place: MailPlace): MailContent {
  const { kind, appointment, previous, reason, needsReview, deskUrl } = request;
  const { clinic, timeZone } = place;
  if (!isHappening(kind)) throw new Error(`The clinic gets no mail of the kind '${kind}'.`);
  const { texts, ...head } = words.clinic[kind];
  const facts: MailFact[] = [
    ...listMoment(appointment, timeZone),
    ...(previous ? [{ label: mailMessages.before, value: momentToWords(previous, timeZone) }] : []),
    ...listChoice(appointment),
    ...listPatient(appointment),
  ];
  return {
    ...head,
    parts: [
      ...texts.map(toText),
      ...(needsReview ? [toText(words.review)] : []),
      { kind: 'facts', facts },
      ...toQuote(mailMessages.reason, reason),
      ...OPTIONAL_FIELDS.flatMap((field) => toQuote(mailMessages.patient[field], appointment[field])),
      ...(deskUrl ? [toDesk(deskUrl)] : []),
    ],
    foot: [clinic.legalName],
    clinicName: clinic.name,
    numbers: place.numbers,
  };
}

function listLinks(kind: MailKind, appointment: AppointmentDetails, words: MailWords, bookUrl: string): MailPart[] {
  if (kind === 'cancelled') return [toBookAgain(bookUrl)];
  if (!isAboutAbsence(kind)) return listManageParts(appointment, words);
  const label = kind === 'back' ? linkMessages.manage : mailMessages.chooseTime;
  return [{ kind: 'links', links: [{ label, href: appointment.manageUrl, isMain: true }] }, toText(words.manage)];
}

function listManageParts({ manageUrl, calendarUrl }: AppointmentDetails, { manage }: MailWords): MailPart[] {
  return [
    {
      kind: 'links',
      links: [
        { label: linkMessages.manage, href: manageUrl, isMain: true },
        { label: linkMessages.addToCalendar, href: calendarUrl },
      ],
    },
    toText(manage),
  ];
}

function listVisitParts({ bring, place }: MailWords, { address, map }: Clinic): MailPart[] {
  const where = getAddressLines(address).join(', ');
  return [
    { kind: 'section', ...bring },
    {
      kind: 'section',
      title: place.title,
      text: mailMessages.place(where, place.text),
      links: [{ label: mailMessages.openMap, href: createPlaceUrl(map) }],
    },
  ];
}

function toBookAgain(href: string): MailPart {
  return { kind: 'links', links: [{ label: mailMessages.bookAgain, href, isMain: true }] };
}

function toDesk(href: string): MailPart {
  return { kind: 'links', links: [{ label: mailMessages.openDesk, href, isMain: true }] };
}

function listMoment({ appointmentDate, appointmentTime }: AppointmentDetails, timeZone: string): MailFact[] {
  return [
    { label: appointmentMessages.date, value: dateToWords(appointmentDate), isMain: true },
    {
      label: appointmentMessages.time,
      value: timeToWords(appointmentDate, appointmentTime, timeZone),
      isMain: true,
    },
  ];
}

function listChoice({ doctor, department, visit, reference }: AppointmentDetails): MailFact[] {
  return [
    { label: appointmentMessages.doctor, value: toShown(doctor) },
    { label: appointmentMessages.department, value: toShown(department) },
    ...(visit ? [{ label: visitLabel, value: toShown(visit) }] : []),
    { label: appointmentMessages.reference, value: reference },
  ];
}

function listPatient({ name, phone, email }: AppointmentDetails): MailFact[] {
  const labels = mailMessages.patient;
  return [
    { label: labels.name, value: name || mailMessages.nameLeftOut },
    { label: labels.phone, value: phone, href: typedPhoneToHref(phone) },
    ...(email ? [{ label: labels.email, value: email, href: createMailto(email) }] : []),
  ];
}

function listContact({ phone, email }: Clinic): string[] {
  return [`${mailMessages.callUs} ${phone}`, email];
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
