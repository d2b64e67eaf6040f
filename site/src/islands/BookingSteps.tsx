import type { AppointmentField } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { type Dispatch, useEffect, useRef } from 'react';
import { BookingRail } from '#components/booking/BookingRail.tsx';
import { PersonalStep } from '#components/booking/PersonalStep.tsx';
import { ReasonSummary } from '#components/booking/ReasonSummary.tsx';
import { ServiceStep } from '#components/booking/ServiceStep.tsx';
import { StepBar } from '#components/booking/StepBar.tsx';
import { StepSection } from '#components/booking/StepSection.tsx';
import { TimeStep } from '#components/booking/TimeStep.tsx';
import { getStepOf, LAST_STEP } from '#lib/browser/booking-steps.ts';
import { BookingDialog } from './BookingDialog.tsx';
import styles from './BookingWizard.module.css';
import { type FocusTarget, focusField } from './booking-focus.ts';
import type { BookingAction, BookingState } from './booking-state.ts';
import { MonthView } from './MonthView.tsx';
import { useAvailability } from './use-availability.ts';
import { useBookingDraft } from './use-booking-draft.ts';
import { useBookingSubmit } from './use-booking-submit.ts';

export type BookingProps = {
  calendar: BookingCalendar;
  /** Where the API answers; empty for the site's own origin. */
  apiBase: string;
  /** Addresses of the doctors' portraits by their names. */
  portraits: Record<string, string>;
  phone: string;
  phoneHref: string;
};

type Props = BookingProps & { state: BookingState; dispatch: Dispatch<BookingAction> };

/** The steps and what leads through them. Without script its markup is one plain form. */
export function BookingSteps({ state, dispatch, calendar, apiBase, portraits, phone, phoneHref }: Props) {
  const { step, values, key, errors, refusals, status, dialog } = state;

  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const headings = useRef<(HTMLHeadingElement | null)[]>([]);
  const focusTarget = useRef<FocusTarget>(null);

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
  }, [isSlotLost, dispatch]);

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

  const onSubmit = useBookingSubmit({ apiBase, state, dispatch, focusTarget, onComplete: () => goTo(step + 1) });

  const stepProps = {
    values,
    errors,
    onChange: (field: AppointmentField, value: string) => dispatch({ type: 'changed', field, value }),
  };
  const monthView = (
    <MonthView
      // A date field takes years of more than four digits, and a draft any text at all.
      chosen={isCalendarDate(values.appointmentDate) ? values.appointmentDate : ''}
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
