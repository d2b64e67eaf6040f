import { type AppointmentField, isPhoneShort } from '@clinic/contract/appointment.ts';
import { addDays, type BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { ofDoctorNamed } from '@clinic/contract/open-slots.ts';
import { type Dispatch, type ReactNode, useEffect, useRef } from 'react';
import type { BookedPlace } from '#components/booking/BookedFacts.tsx';
import { BookingForm } from '#components/booking/BookingForm.tsx';
import { BookingFrame } from '#components/booking/BookingFrame.tsx';
import { BookingRail } from '#components/booking/BookingRail.tsx';
import { PhoneLink } from '#components/booking/PhoneLink.tsx';
import { ProgressRail } from '#components/booking/ProgressRail.tsx';
import type { PlainTimes } from '#lib/booking/plain-times.ts';
import { fetchNextFree } from '#lib/browser/booking/appointment-client.ts';
import { getStepOf, LAST_STEP } from '#lib/browser/booking/booking-steps.ts';
import type { Services } from '#lib/browser/booking/booking-wish.ts';
import { BOOKED_KEY, isKept } from '#lib/browser/booking/kept-booking.ts';
import { bookingMessages as words } from '#messages/booking.ts';
import { BookingDialog } from './BookingDialog.tsx';
import { type FocusTarget, focusField, focusHeading, focusNextSlot } from './booking-focus.ts';
import { type BookingAction, type BookingState, isWaiting } from './booking-state.ts';
import { useBookingDraft } from './use-booking-draft.ts';
import { useBookingSubmit } from './use-booking-submit.ts';
import { useLateParts } from './use-late-parts.ts';
import { useNextFree } from './use-next-free.ts';
import { useRested } from './use-rested.ts';
import { useSlots } from './use-slots.ts';
import { useStepHistory } from './use-step-history.ts';
import { useToday } from './use-today.ts';

export type BookingProps = {
  calendar: BookingCalendar;
  /** The API's address; empty for the site's own origin. */
  apiBase: string;
  /** The addresses of doctors' portraits by the doctors' ids. */
  portraits: Record<string, string>;
  /** Titles and departments of the services that an address may ask for, by slug. */
  services: Services;
  /** The table of symptoms, which links to this page with a department. */
  children?: ReactNode;
  /** The times of the form without script; absent where all doctors have the clinic's slots. */
  plainTimes?: PlainTimes;
  /** Buttons that send the form without script, one for each kind of visit; absent where there are none. */
  visitButtons?: ReactNode;
  /** Says whose email address will do. */
  emailHint?: ReactNode;
  /** The wish for WhatsApp, below the phone number, which the service writes into the page; absent where it is off. */
  phoneNote?: ReactNode;
  /** The contact for questions about one's data. */
  privacyQuestion?: ReactNode;
  /** The clinic's name and address for a printed confirmation. */
  place: BookedPlace;
  phone: string;
  /** Says that the form is not for emergencies, and whom to call. */
  notice: string;
  /** The desk's hours, for the step with the slots. */
  hours: string;
};

type Props = BookingProps & { state: BookingState; dispatch: Dispatch<BookingAction> };

/** Shows the wizard's steps, buttons and messages. Without script its markup is one plain form. */
export function BookingSteps({
  state,
  dispatch,
  calendar,
  apiBase,
  portraits,
  services,
  children,
  plainTimes,
  visitButtons,
  emailHint,
  phoneNote,
  privacyQuestion,
  place,
  phone,
  notice,
  hours,
}: Props) {
  const { step, values, errors, refusals, status, dialog, today, lostSlot, announcement } = state;

  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const headings = useRef<(HTMLHeadingElement | null)[]>([]);
  const focusTarget = useRef<FocusTarget>(null);

  useBookingDraft({ form, calendar, services, state, dispatch });
  useToday(calendar.timeZone, dispatch);
  const { goTo, returnToStart } = useStepHistory(state, dispatch, focusTarget);

  const isAwake = today !== '';
  const lastDate = isAwake ? addDays(today, calendar.horizonDays) : '';
  const visit = calendar.visits?.find(({ id }) => id === state.visit) ?? calendar.visits?.[0];
  const nextFree = useNextFree(apiBase, calendar.departments, visit?.id, state);
  const waits = isWaiting(state);
  const [restedEmail, onEmailLeft] = useRested(values.email);
  // Screen readers would say the question at the first digit.
  const [restedPhone, onPhoneLeft] = useRested(values.phone);
  // Requested before the last step, which shows the month and on which the connection may break.
  const parts = useLateParts(
    step > 0 || restedEmail !== '' || waits || dialog !== null || isKept(BOOKED_KEY),
    `${step} ${dialog}`,
  );
  const own = ofDoctorNamed(calendar, values.doctor, visit?.minutes);
  const { slots, lostText, isShut } = useSlots({ apiBase, calendar: own, visit: visit?.id, state, dispatch, parts });

  const alone = [{ heading: '', slots }];
  const times = isAwake ? (parts?.groupByPartOfDay(slots, calendar.slots) ?? alone) : (plainTimes ?? alone);

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

  const { send, onSubmit } = useBookingSubmit({
    apiBase,
    state,
    visit: visit?.id,
    dispatch,
    focusTarget,
    canWait: parts !== undefined,
    onComplete: () => goTo(step + 1, 'heading'),
    onBooked: returnToStart,
  });

  const onChange = (field: AppointmentField, value: string) => dispatch({ type: 'changed', field, value });
  // Without the month the date is typed.
  const monthView = parts && (
    <parts.MonthView
      calendar={own}
      chosen={values.appointmentDate}
      today={today}
      lastDate={lastDate}
      isExplained={errors.appointmentDate !== undefined}
      hasTimes={values.appointmentDate !== '' && slots.some(({ state }) => state === 'free')}
      freeDate={isShut && nextFree?.date}
      firstFreeDate={nextFree?.date}
      onChoose={(date) => onChange('appointmentDate', date)}
    />
  );
  const rail = (
    <BookingRail title={words.title} subtitle={words.subtitle} notice={notice} isBrief={step > 0}>
      <ProgressRail currentStep={step} values={values} />
    </BookingRail>
  );

  return (
    <BookingFrame rail={rail} phone={phone}>
      <p role="status" className="visually-hidden">
        <span key={announcement.count}>{announcement.text}</span>
      </p>
      {waits && parts && (
        <parts.WaitingBooking
          ref={summary}
          isSending={status === 'sending'}
          isRestored={state.attempt === 0}
          phoneLink={<PhoneLink phone={phone} variant="firm" />}
          isReachable={async (signal) => (await fetchNextFree(apiBase, signal)) !== null}
          onSend={send}
          onEnd={(text) => {
            dispatch({ type: 'waitingEnded', text });
            focusHeading(headings.current[step]);
          }}
        />
      )}
      {step === 0 && parts && (
        <parts.BookedStrip
          // A new key shows the newest booking.
          key={state.attempt}
          booked={state.booked}
          timeZone={calendar.timeZone}
          onForget={() => focusHeading(headings.current[step])}
        />
      )}
      <BookingForm
        calendar={calendar}
        apiBase={apiBase}
        values={values}
        errors={lostText ? { ...errors, appointmentTime: lostText } : errors}
        refusals={refusals}
        times={times}
        visitButtons={visitButtons}
        emailHint={emailHint}
        phoneNote={phoneNote}
        privacyQuestion={privacyQuestion}
        today={today}
        lastDate={lastDate}
        wizard={{
          formRef: form,
          summaryRef: summary,
          setHeading: (index, heading) => {
            headings.current[index] = heading;
          },
          step,
          isAwake,
          isSending: status === 'sending',
          nextFree,
          emailQuestion: parts && (step > 0 || restedEmail === values.email) && (
            // Going on answers the question.
            <parts.EmailQuestion key={step} email={values.email} onChange={onChange} heading={headings.current[step]} />
          ),
          onEmailLeft,
          isPhoneAsked: restedPhone === values.phone && isPhoneShort(values.phone),
          onPhoneLeft,
          chosenDoctor: parts && (
            <parts.ChosenDoctor
              calendar={calendar}
              department={values.department}
              doctor={values.doctor}
              portraits={portraits}
            />
          ),
          visitChoice: parts && visit && calendar.visits && (
            <parts.VisitChoice
              visits={calendar.visits}
              chosen={visit.id}
              onChoose={(id) => dispatch({ type: 'visitChosen', visit: id })}
            />
          ),
          anyDoctor: parts && (
            <parts.AnyDoctor
              // Another question closes the times.
              key={`${values.department} ${visit?.id}`}
              calendar={calendar}
              department={values.department}
              visit={visit?.id}
              apiBase={apiBase}
              today={today}
              lastDate={lastDate}
              fetchNextFree={fetchNextFree}
              onChange={onChange}
              onChosen={() => goTo(LAST_STEP, 'heading')}
            />
          ),
          guide: children,
          notes: (
            <>
              {slots.some(({ isSoon }) => isSoon) && (
                <p>
                  {`${words.tooSoon} `}
                  <PhoneLink phone={phone} />
                </p>
              )}
              <p>{hours}</p>
            </>
          ),
          wish: step < LAST_STEP ? state.wish : '',
          monthView,
          summary: parts && <parts.BookingSummary values={values} visit={visit} />,
          onChange,
          onGoTo: goToField,
          onPrevious: () => goTo(step - 1, 'heading'),
          onSubmit,
        }}
      />
      {dialog && (
        <BookingDialog
          // A new key opens each message again, so that it is read out.
          key={dialog}
          kind={dialog}
          isWaiting={waits}
          parts={parts}
          booked={state.booked}
          calendar={calendar}
          portraits={portraits}
          place={place}
          advice={state.advice}
          phone={phone}
          onClose={() => dispatch({ type: 'dialogClosed' })}
        />
      )}
    </BookingFrame>
  );
}
