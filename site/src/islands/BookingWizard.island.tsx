import type { AppointmentField } from '@clinic/contract/appointment.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { type SubmitEvent, useEffect, useReducer, useRef } from 'react';
import { BookingRail } from '#components/booking/BookingRail.tsx';
import { PersonalStep } from '#components/booking/PersonalStep.tsx';
import { ReasonSummary } from '#components/booking/ReasonSummary.tsx';
import { ServiceStep } from '#components/booking/ServiceStep.tsx';
import { StepBar } from '#components/booking/StepBar.tsx';
import { StepSection } from '#components/booking/StepSection.tsx';
import { fieldToId } from '#components/booking/step-props.ts';
import { TimeStep } from '#components/booking/TimeStep.tsx';
import { type FieldReasons, sendAppointment } from '#lib/browser/appointment-client.ts';
import { createKey } from '#lib/browser/booking-draft.ts';
import { findMissingFields, getStepOf, LAST_STEP } from '#lib/browser/booking-steps.ts';
import { bookingMessages as words } from '#messages/booking.en.ts';
import { BookingDialog } from './BookingDialog.tsx';
import styles from './BookingWizard.module.css';
import { INITIAL_STATE, reduceBooking } from './booking-state.ts';
import { MonthView } from './MonthView.tsx';
import { useAvailability } from './use-availability.ts';
import { useBookingDraft } from './use-booking-draft.ts';

type Props = {
  calendar: BookingCalendar;
  /** Where the API answers; empty for the site's own origin. */
  apiBase: string;
  /** Addresses of the doctors' portraits by their names. */
  portraits: Record<string, string>;
  phone: string;
  phoneHref: string;
};

/** What takes the focus after the next change of step or dialog. */
type FocusTarget = AppointmentField | 'heading' | 'summary' | null;

/**
 * The three-step booking. It must hydrate: steps, draft, free slots and the answer without leaving the page are state.
 * Without script its markup is one plain form that posts to the API, which answers with a page.
 */
export function BookingWizard({ calendar, apiBase, portraits, phone, phoneHref }: Props) {
  const [state, dispatch] = useReducer(reduceBooking, INITIAL_STATE);
  const { step, values, key, errors, refusals, status, dialog } = state;

  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const headings = useRef<(HTMLHeadingElement | null)[]>([]);
  const focusTarget = useRef<FocusTarget>(null);
  const isSending = useRef(false);

  const today = useBookingDraft(form, calendar, { step, values, key }, dispatch);
  const isInteractive = today !== '';
  const isLast = step === LAST_STEP;
  const slots = useAvailability({
    apiBase,
    calendar,
    doctor: values.doctor,
    date: values.appointmentDate,
    isWanted: isLast,
    attempt: state.attempt,
  }).map((slot) =>
    // A time already sent under this key may be taken by this very booking: it stays chosen until it is changed.
    key !== null && slot.time === values.appointmentTime ? { ...slot, state: 'free' as const } : slot,
  );
  const isSlotLost = slots.some((slot) => slot.time === values.appointmentTime && slot.state !== 'free');

  useEffect(() => {
    if (isSlotLost) dispatch({ type: 'slotLost' });
  }, [isSlotLost]);

  useEffect(() => {
    if (dialog || focusTarget.current === null) return;
    if (focusTarget.current === 'heading') headings.current[step]?.focus();
    else if (focusTarget.current === 'summary') summary.current?.focus();
    else focusField(focusTarget.current);
    focusTarget.current = null;
  }, [step, dialog]);

  const goTo = (next: number, target: FocusTarget = 'heading') => {
    focusTarget.current = target;
    dispatch({ type: 'moved', step: next });
  };

  const goToField = (field: AppointmentField) => {
    if (getStepOf(field) === step) focusField(field);
    else goTo(getStepOf(field), field);
  };

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending.current) return;

    const missing = findMissingFields(step, values);
    if (missing[0]) {
      const reasons: FieldReasons = {};
      for (const field of missing) reasons[field] = words.required[field as keyof typeof words.required];
      focusTarget.current = missing[0];
      dispatch({ type: 'foundIncomplete', errors: reasons });
    } else if (step === 0 && !isEmailValid(form.current)) {
      dispatch({ type: 'foundInvalid', errors: { email: words.invalidEmail } });
      focusField('email');
    } else if (isLast) {
      await send();
    } else {
      goTo(step + 1);
    }
  };

  const send = async () => {
    isSending.current = true;
    const sentKey = key ?? createKey();
    dispatch({ type: 'sent', key: sentKey });
    const trimmed = { name: values.name.trim(), email: values.email.trim(), phone: values.phone.trim() };
    const outcome = await sendAppointment(apiBase, { ...values, ...trimmed }, sentKey);
    isSending.current = false;
    if (outcome.isBooked) {
      focusTarget.current = 'heading';
      dispatch({ type: 'booked', reference: outcome.reference });
    } else {
      focusTarget.current = Object.keys(outcome.reasons).length > 0 ? 'summary' : null;
      dispatch({ type: 'failed', reasons: outcome.reasons });
    }
  };

  const stepProps = {
    values,
    errors,
    onChange: (field: AppointmentField, value: string) => dispatch({ type: 'changed', field, value }),
  };
  const monthView = (
    <MonthView
      chosen={values.appointmentDate}
      today={today}
      closedWeekdays={calendar.closedWeekdays}
      onChoose={(date) => stepProps.onChange('appointmentDate', date)}
    />
  );
  const steps = [
    <PersonalStep key="personal" {...stepProps} />,
    <ServiceStep
      key="service"
      {...stepProps}
      departments={calendar.departments}
      portraits={portraits}
      isInteractive={isInteractive}
    />,
    <TimeStep key="time" {...stepProps} slots={slots} today={today} monthView={isInteractive && monthView} />,
  ];

  return (
    <div className={styles.wizard}>
      <BookingRail currentStep={step} values={values} phone={phone} phoneHref={phoneHref} />
      <div className={styles.paper}>
        <form
          ref={form}
          id="booking-form"
          className={styles.form}
          method="post"
          action={apiBase + APPOINTMENTS_PATH}
          onSubmit={onSubmit}
        >
          <ReasonSummary ref={summary} reasons={refusals} onGoTo={goToField} />
          {steps.map((content, index) => (
            <StepSection
              key={content.key}
              index={index}
              isCurrent={index === step}
              headingRef={(heading) => {
                headings.current[index] = heading;
              }}
            >
              {content}
            </StepSection>
          ))}
          <StepBar
            isFirst={step === 0}
            isLast={isLast}
            isSending={status === 'sending'}
            isInteractive={isInteractive}
            onPrevious={() => goTo(step - 1)}
          />
        </form>
        {dialog && (
          <BookingDialog kind={dialog} reference={state.reference} onClose={() => dispatch({ type: 'dialogClosed' })} />
        )}
      </div>
    </div>
  );
}

/** The e-mail input's own judgement; spaces at the ends are not part of the address. */
function isEmailValid(form: HTMLFormElement | null): boolean {
  const email = form?.elements.namedItem('email');
  return !(email instanceof HTMLInputElement) || email.validity.valid;
}

/** The group of radio buttons takes the focus itself only when nothing in it can. */
function focusField(field: AppointmentField): void {
  const control = document.getElementById(fieldToId(field));
  const choice = control?.querySelector<HTMLElement>('input:checked:enabled, input:enabled');
  (choice ?? control)?.focus();
}
