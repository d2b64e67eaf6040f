import { type DeskAppointment, isErased } from '@clinic/contract/desk-appointment.ts';
import { DESK_PATHS, toDayPath } from '@clinic/contract/desk-paths.ts';
import type { DeskPerson } from '@clinic/contract/desk-person.ts';
import { PATIENT_FIELDS, type PatientField } from '@clinic/contract/patient-words.ts';
import type { ReactNode } from 'react';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { typedPhoneToHref } from '#lib/clinic/typed-phone.ts';
import { findNextWeekday, slotToWords } from '#lib/desk/desk-times.ts';
import { nameLanguage } from '#lib/desk/visit-language.ts';
import { deskMessages } from '#messages/desk.ts';
import { deskAppointmentMessages as words } from '#messages/desk-appointment.ts';
import { deskBookMessages } from '#messages/desk-book.ts';
import { deskNextVisitMessages } from '#messages/desk-next-visit.ts';
import { patientLabels } from '#messages/desk-patient.ts';
import { Facts } from '../frame/Facts.tsx';
import { TextLink } from '../frame/TextLink.tsx';

type Props = { appointment: DeskAppointment; privacyVersion: string; person: DeskPerson; today: string };

/** The details of an appointment, with links to related pages. */
export function AppointmentDetails({ appointment, privacyVersion, person, today }: Props) {
  const { id, name, status, department, doctor, visit, reference, cancelReason, date, minutes } = appointment;
  const language = nameLanguage(appointment);
  const personal = PATIENT_FIELDS.filter((field) => field !== 'name').map((field) => ({
    label: patientLabels[field],
    value: appointment[field] ? linkWords(field, appointment[field]) : words.none,
  }));
  return (
    <>
      <Facts
        facts={[
          { label: words.facts.state, value: deskMessages.card.states[status] },
          { label: words.facts.time, value: slotToWords(appointment) },
          { label: words.facts.doctor, value: `${doctor}, ${department}` },
          ...(visit
            ? [{ label: words.facts.visit, value: deskBookMessages.visitOption({ name: visit, minutes }) }]
            : []),
          ...(isErased(appointment) ? [] : personal),
          ...(language ? [{ label: words.facts.language, value: language }] : []),
          ...(cancelReason ? [{ label: words.facts.reason, value: cancelReason }] : []),
          { label: words.facts.reference, value: reference },
          { label: words.facts.privacy, value: privacyVersion || words.privacyUnknown },
        ]}
      />
      <p>
        <ArrowLink href={`${DESK_PATHS.day}/${date}`}>{words.day}</ArrowLink>
      </p>
      {!isErased(appointment) && (
        <p>
          <ArrowLink href={toDayPath(findNextWeekday(date, today), undefined, id)}>
            {deskNextVisitMessages.book}
          </ArrowLink>
        </p>
      )}
      {person.role === 'owner' && name !== '' && (
        <p>
          <ArrowLink href={`${DESK_PATHS.person}?of=${id}`}>{words.person}</ArrowLink>
        </p>
      )}
    </>
  );
}

/** A patient's words, with a link where they say how to reach the patient. */
function linkWords(field: PatientField, text: string): ReactNode {
  switch (field) {
    case 'phone':
      return <TextLink href={typedPhoneToHref(text)}>{text}</TextLink>;
    case 'email':
      return <TextLink href={`mailto:${encodeURIComponent(text)}`}>{text}</TextLink>;
    default:
      return text;
  }
}
