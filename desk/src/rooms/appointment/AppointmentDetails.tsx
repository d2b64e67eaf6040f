import { isErased } from '@clinic/contract/desk-appointment.ts';
import { DESK_PATHS, toDayPath } from '@clinic/contract/desk-paths.ts';
import { PATIENT_FIELDS, type PatientField } from '@clinic/contract/patient-words.ts';
import { type Country, typedPhoneToHref } from '@clinic/contract/typed-phone.ts';
import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import type { ReactNode } from 'react';
import { deskBookMessages } from '#appointments/booking/words.ts';
import { findNextWeekday, slotToWords } from '#appointments/desk-times.ts';
import { deskNextVisitMessages } from '#appointments/next-visit-words.ts';
import { patientLabels } from '#appointments/patient-words.ts';
import type { AppointmentView } from '#appointments/taking.ts';
import { nameLanguage } from '#appointments/visit-language.ts';
import { standToWords } from '#appointments/visit-state.ts';
import type { PageProps } from '#frame/page.ts';
import { Facts } from '#parts/Facts.tsx';
import { TextLink } from '#parts/TextLink.tsx';

/** The details of an appointment, with links to related pages. */
export function AppointmentDetails({ view, clinic }: PageProps<AppointmentView>) {
  const { appointment, privacyVersion, person, today } = view;
  const { id, name, department, doctor, visit, reference, cancelReason, date, minutes } = appointment;
  const language = nameLanguage(appointment);
  const personal = PATIENT_FIELDS.filter((field) => field !== 'name').map((field) => ({
    label: patientLabels[field],
    value: appointment[field] ? linkWords(field, appointment[field], clinic) : 'None',
  }));
  return (
    <>
      <Facts
        facts={[
          { label: 'State', value: standToWords(appointment, clinic) },
          { label: 'Time', value: slotToWords(appointment) },
          { label: 'Doctor', value: `${doctor}, ${department}` },
          ...(visit ? [{ label: 'Visit', value: deskBookMessages.visitOption({ name: visit, minutes }) }] : []),
          ...(isErased(appointment) ? [] : personal),
          ...(language ? [{ label: 'Language', value: language }] : []),
          ...(cancelReason ? [{ label: 'Reason for cancelling', value: cancelReason }] : []),
          { label: 'Reference', value: reference },
          { label: 'Privacy notice', value: privacyVersion || 'Not known' },
        ]}
      />
      <p>
        <ArrowLink href={`${DESK_PATHS.day}/${date}`}>Show the day</ArrowLink>
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
          <ArrowLink href={`${DESK_PATHS.person}?of=${id}`}>Everything about this person</ArrowLink>
        </p>
      )}
    </>
  );
}

/** A patient's words, with a link where they say how to reach the patient. */
function linkWords(field: PatientField, text: string, country: Country): ReactNode {
  switch (field) {
    case 'phone':
      return <TextLink href={typedPhoneToHref(text, country)}>{text}</TextLink>;
    case 'email':
      return <TextLink href={`mailto:${encodeURIComponent(text)}`}>{text}</TextLink>;
    default:
      return text;
  }
}
