import {
  type AppointmentField,
  type AppointmentRequest,
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  PHONE_MAX_CHARS,
} from '@clinic/contract/appointment.ts';
import { type BookingCalendar, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { OPTIONAL_FIELDS, OPTIONAL_TEXTS } from '@clinic/contract/patient-words.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { SelectField, TextAreaField, TextField } from '@clinic/ui/Field.tsx';
import { ShownOption } from '@clinic/ui/ShownOption.tsx';
import type { ReactNode } from 'react';
import type { PlainTimes } from '#lib/booking/plain-times.ts';
import { toShown } from '#lib/booking/shown-names.ts';
import { withLanguage } from '#lib/paths/language-query.ts';
import { fieldLabels, bookingMessages as words } from '#messages/booking.ts';
import { labelToWords } from '#messages/dates-and-times.ts';
import '@clinic/ui/styles/compositions/heading-small.css';
import { DoctorOptions } from './DoctorOptions.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import styles from './PlainBooking.module.css';
import { fieldToId } from './step-props.ts';

type Props = {
  calendar: BookingCalendar;
  apiBase: string;
  values: AppointmentRequest;
  /** The times of each timetable; absent where all doctors have the clinic's slots. */
  plainTimes?: PlainTimes;
  /** Buttons that send the form, one for each kind of visit; absent where there are none. */
  visitButtons?: ReactNode;
  /** Says whose email address will do. */
  emailHint?: ReactNode;
  /** The wish for WhatsApp, below the phone number; absent where it is off. */
  phoneNote?: ReactNode;
  phone: string;
};

/** Replaces a wizard that throws: shows the phone number and a plain form with the entries so far. */
export function PlainBooking({
  calendar,
  apiBase,
  values,
  plainTimes,
  visitButtons,
  emailHint,
  phoneNote,
  phone,
}: Props) {
  const fill = (field: AppointmentField) => ({
    id: fieldToId(field),
    name: field,
    label: fieldLabels[field],
    defaultValue: values[field],
    required: !(field in OPTIONAL_TEXTS),
  });
  return (
    <div className={styles.plain}>
      <h1 ref={takeFocus} tabIndex={-1} className={`${styles.title} heading-small`}>
        {words.title.thin} <b>{words.title.bold}</b>
      </h1>
      <p className={styles.text}>{words.broken}</p>
      <p>
        {words.preferToTalk} <PhoneLink phone={phone} />
      </p>
      <form className={styles.form} method="post" action={apiBase + withLanguage(APPOINTMENTS_PATH)} noValidate>
        <TextField {...fill('name')} autoComplete="name" maxLength={NAME_MAX_CHARS} />
        <TextField {...fill('email')} type="email" autoComplete="email" maxLength={EMAIL_MAX_CHARS} />
        {emailHint}
        <TextField {...fill('phone')} type="tel" autoComplete="tel" maxLength={PHONE_MAX_CHARS} />
        {phoneNote}
        <SelectField {...fill('department')}>
          <option value="">{words.chooseDepartment}</option>
          {calendar.departments.map(({ id, name }) => (
            <ShownOption key={id} value={name} label={toShown(name)} />
          ))}
        </SelectField>
        <SelectField {...fill('doctor')}>
          <option value="">{words.chooseDoctor}</option>
          <DoctorOptions departments={calendar.departments} />
        </SelectField>
        <TextField {...fill('appointmentDate')} type="date" />
        <SelectField {...fill('appointmentTime')}>
          <option value="">{words.chooseTime}</option>
          {plainTimes
            ? plainTimes.map(({ heading, slots }) => (
                <optgroup key={heading} label={heading}>
                  {slots.map(({ time }) => (
                    <ShownOption key={time} value={time} label={labelToWords(time)} />
                  ))}
                </optgroup>
              ))
            : calendar.slots
                .map(slotToLabel)
                .map((time) => <ShownOption key={time} value={time} label={labelToWords(time)} />)}
        </SelectField>
        {OPTIONAL_FIELDS.map((field) => (
          <TextAreaField
            key={field}
            {...fill(field)}
            optionalMark={words.optional}
            maxLength={OPTIONAL_TEXTS[field]}
            rows={3}
          />
        ))}
        {(calendar.visits && visitButtons) || (
          <Button type="submit" hasArrow>
            {words.confirm}
          </Button>
        )}
      </form>
    </div>
  );
}

/** Moves the focus to the heading, because the element that had it is gone. */
function takeFocus(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
