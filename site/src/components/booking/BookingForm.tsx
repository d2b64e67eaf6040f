import type { AppointmentField, AppointmentRequest, NextFree, ShownSlot } from '@clinic/contract/appointment.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import type { FieldReasons } from '@clinic/contract/refusals.ts';
import type { ReactNode, Ref, SubmitEventHandler } from 'react';
import type { TimeGroup } from '#lib/browser/booking/time-groups.ts';
import { withLanguage } from '#lib/paths/language-query.ts';
import '@clinic/ui/styles/compositions/panel.css';
import { PersonalStep } from './PersonalStep.tsx';
import { ReasonSummary } from './ReasonSummary.tsx';
import { ServiceStep } from './ServiceStep.tsx';
import { StepBar } from './StepBar.tsx';
import { StepSection } from './StepSection.tsx';
import type { StepProps } from './step-props.ts';
import styles from './steps.module.css';
import { TimeStep } from './TimeStep.tsx';

const STEP_COUNT = 3;

type Props = {
  calendar: BookingCalendar;
  /** The API's address; empty for the page's own origin. */
  apiBase: string;
  values: AppointmentRequest;
  /** The reasons shown beside the fields. */
  errors: FieldReasons;
  /** The API's reasons, listed above the fields. */
  refusals: FieldReasons;
  /** The times to choose from. */
  times: TimeGroup<ShownSlot>[];
  /** Today by the clinic's clock, and the last day that can be booked. Both are empty when they are not known. */
  today: string;
  lastDate: string;
  /** Buttons that send the form without script, one for each kind of visit; absent where there are none. */
  visitButtons?: ReactNode;
  /** Says whose email address will do. */
  emailHint?: ReactNode;
  /** The wish for WhatsApp, below the phone number; absent where it is off. */
  phoneNote?: ReactNode;
  /** The contact for questions about one's data, beside the last button. */
  privacyQuestion?: ReactNode;
  /** The wizard's own properties. Without them this is one plain form that shows all steps. */
  wizard?: {
    formRef: Ref<HTMLFormElement>;
    summaryRef: Ref<HTMLElement>;
    setHeading: (step: number, heading: HTMLHeadingElement | null) => void;
    step: number;
    /** False in the built page, which must work without script. */
    isAwake: boolean;
    isSending: boolean;
    nextFree: NextFree | undefined;
    /** A question about the email address: on the first step below it, later above the fields. */
    emailQuestion: ReactNode;
    onEmailLeft: () => void;
    isPhoneAsked: boolean;
    onPhoneLeft: () => void;
    chosenDoctor: ReactNode;
    visitChoice: ReactNode;
    anyDoctor: ReactNode;
    /** The table of symptoms. */
    guide: ReactNode;
    /** Notes below the slots. */
    notes: ReactNode;
    /** The choice that the page's address makes, in words; may be empty. */
    wish: string;
    monthView: ReactNode;
    /** The summary of the booking before it is sent. */
    summary: ReactNode;
    onChange: (field: AppointmentField, value: string) => void;
    onGoTo: (field: AppointmentField) => void;
    onPrevious: () => void;
    onSubmit: SubmitEventHandler<HTMLFormElement>;
  };
};

/** The booking form: in the wizard, as the plain form without script, and in the answer to a refused form. */
export function BookingForm({
  calendar,
  apiBase,
  values,
  errors,
  refusals,
  times,
  today,
  lastDate,
  visitButtons,
  emailHint,
  phoneNote,
  privacyQuestion,
  wizard,
}: Props) {
  const isInteractive = wizard?.isAwake ?? false;
  const isSending = wizard?.isSending ?? false;
  const isLast = wizard === undefined || wizard.step === STEP_COUNT - 1;
  // Astro passes an empty slot too.
  const sending = !isInteractive && calendar.visits && visitButtons;
  const stepProps: StepProps = {
    values,
    errors,
    onChange: wizard?.onChange ?? (() => {}),
  };
  const steps = [
    <PersonalStep
      key="personal"
      {...stepProps}
      emailHint={emailHint}
      phoneNote={phoneNote}
      emailQuestion={wizard?.step === 0 && wizard.emailQuestion}
      onEmailLeft={wizard?.onEmailLeft}
      isPhoneAsked={wizard?.isPhoneAsked}
      onPhoneLeft={wizard?.onPhoneLeft}
    />,
    <ServiceStep
      key="service"
      {...stepProps}
      departments={calendar.departments}
      chosenDoctor={wizard?.chosenDoctor}
      visitChoice={wizard?.visitChoice}
      anyDoctor={wizard?.anyDoctor}
      guide={wizard?.guide}
      nextFree={wizard?.nextFree}
      isInteractive={isInteractive}
    />,
    <TimeStep
      key="time"
      {...stepProps}
      times={times}
      today={today}
      lastDate={lastDate}
      isInteractive={isInteractive}
      monthView={wizard?.monthView}
      notes={wizard?.notes}
      nextFree={wizard?.nextFree}
    />,
  ];
  return (
    <form
      ref={wizard?.formRef}
      id="booking-form"
      method="post"
      action={apiBase + withLanguage(APPOINTMENTS_PATH)}
      // The wizard names missing fields in the page's words, and without it the server does.
      noValidate
      onSubmit={wizard?.onSubmit}
    >
      <div inert={isSending}>
        {wizard?.wish && (
          <p className={`${styles.wish} panel`} data-size="small">
            {wizard.wish}
          </p>
        )}
        {wizard && wizard.step > 0 && wizard.emailQuestion}
        <ReasonSummary ref={wizard?.summaryRef} reasons={refusals} onGoTo={wizard?.onGoTo} />
        {steps.map((content, index) => (
          <StepSection
            key={content.key}
            index={index}
            isCurrent={wizard === undefined || index === wizard.step}
            headingRef={(heading) => wizard?.setHeading(index, heading)}
          >
            {content}
          </StepSection>
        ))}
      </div>
      <div
        className={styles.end}
        data-pinned={isInteractive && isLast && values.appointmentDate && values.appointmentTime ? '' : undefined}
      >
        {isLast && wizard?.summary}
        {sending && <div className={isLast ? styles.sending : `${styles.sending} without-script`}>{sending}</div>}
        <StepBar
          isFirst={wizard === undefined || wizard.step === 0}
          isLast={isLast}
          isSending={isSending}
          isInteractive={isInteractive}
          isSentByOthers={Boolean(sending)}
          privacyQuestion={privacyQuestion}
          onPrevious={wizard?.onPrevious}
        />
      </div>
    </form>
  );
}
