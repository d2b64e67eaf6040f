import type { AppointmentField } from '@clinic/contract/appointment.ts';
import { addDays, type BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { type Dispatch, useEffect, useRef } from 'react';
import { BookingHelp } from '#components/booking/BookingHelp.tsx';
import { BookingRail } from '#components/booking/BookingRail.tsx';
import { BookingSummary } from '#components/booking/BookingSummary.tsx';
import { PersonalStep } from '#components/booking/PersonalStep.tsx';
import { ReasonSummary } from '#components/booking/ReasonSummary.tsx';
import { ServiceStep } from '#components/booking/ServiceStep.tsx';
import { StepBar } from '#components/booking/StepBar.tsx';
import { StepSection } from '#components/booking/StepSection.tsx';
import { TimeStep } from '#components/booking/TimeStep.tsx';
import { getStepOf, LAST_STEP } from '#lib/browser/booking-steps.ts';
import { BookingDialog } from './BookingDialog.tsx';
import styles from './BookingWizard.module.css';
import { type FocusTarget, focusField, focusHeading, focusNextSlot } from './booking-focus.ts';
import type { BookingAction, BookingState } from './booking-state.ts';
import { MonthView } from './MonthView.tsx';
import { useBookingDraft } from './use-booking-draft.ts';
import { useBookingSubmit } from './use-booking-submit.ts';
import { useSlots } from './use-slots.ts';
import { useStepHistory } from './use-step-history.ts';
import { useToday } from './use-today.ts';

export type BookingProps = {
  calendar: BookingCalendar;
  /** Where the API answers; empty for the site's own origin. */
  apiBase: string;
  /** Addresses of the doctors' portraits by their ids. */
  portraits: Record<string, string>;
  phone: string;
  phoneHref: string;
};

type Props = BookingProps & { state: BookingState; dispatch: Dispatch<BookingAction> };

/** The steps and what leads through them. Without script its markup is one plain form. */
export function BookingSteps({ state, dispatch, calendar, apiBase, portraits, phone, phoneHref }: Props) {
  const { step, values, errors, refusals, status, dialog, today, lostSlot, announcement } = state;

  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const headings = useRef<(HTMLHeadingElement | null)[]>([]);
  const focusTarget = useRef<FocusTarget>(null);

  useBookingDraft(form, calendar, state, dispatch);
  useToday(dispatch);
  const { goTo, returnToStart } = useStepHistory(state, dispatch, focusTarget);

  const isInteractive = today !== '';
  const lastDate = isInteractive ? addDays(today, calendar.horizonDays) : '';
  const isLast = step === LAST_STEP;
  const isSending = status === 'sending';
  const { slots, lostText } = useSlots({ apiBase, calendar, state, dispatch });

  useEffect(() => {
    const target = focusTarget.current;
    if (dialog || target === null) return;
    if (target === 'heading') focusHeading(headings.current[step]);
    else if (target === 'summary') summary.current?.focus();
    else if (target === 'slots') focusNextSlot(lostSlot?.time);
    else focusField(target);
    focusTarget.current = null;
  }, [step, dialog, lostSlot]);

  const goToField = (field: AppointmentField) => {
    if (getStepOf(field) === step) focusField(field);
    else goTo(getStepOf(field), field);
  };

  const onSubmit = useBookingSubmit({
    apiBase,
    state,
    dispatch,
    focusTarget,
    onComplete: () => goTo(step + 1, 'heading'),
    onBooked: returnToStart,
  });

  const stepProps = {
    values,
    errors,
    onChange: (field: AppointmentField, value: string) => dispatch({ type: 'changed', field, value }),
  };
  const monthView = (
    <MonthView
      calendar={calendar}
      chosen={values.appointmentDate}
      today={today}
      lastDate={lastDate}
      isExplained={errors.appointmentDate !== undefined}
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
    <TimeStep
      key="time"
      {...stepProps}
      errors={lostText ? { ...errors, appointmentTime: lostText } : errors}
      slots={slots}
      today={today}
      lastDate={lastDate}
      monthView={isInteractive && monthView}
    />,
  ];

  return (
    <div className={styles.wizard}>
      <BookingRail currentStep={step} values={values} />
      <div className={styles.paper}>
        <p role="status" className="visually-hidden">
          <span key={announcement.count}>{announcement.text}</span>
        </p>
        <form
          ref={form}
          id="booking-form"
          className={styles.form}
          method="post"
          action={apiBase + APPOINTMENTS_PATH}
          // What is missing is said in the wizard's own words; without it, in the browser's.
          noValidate={isInteractive}
          onSubmit={onSubmit}
        >
          <div inert={isSending}>
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
          </div>
          {isLast && isInteractive && <BookingSummary values={values} />}
          <StepBar
            isFirst={step === 0}
            isLast={isLast}
            isSending={isSending}
            isInteractive={isInteractive}
            onPrevious={() => goTo(step - 1, 'heading')}
          />
        </form>
        {dialog && (
          <BookingDialog
            kind={dialog}
            reference={state.reference}
            advice={state.advice}
            phone={phone}
            phoneHref={phoneHref}
            onClose={() => dispatch({ type: 'dialogClosed' })}
          />
        )}
      </div>
      <BookingHelp phone={phone} phoneHref={phoneHref} />
    </div>
  );
}
