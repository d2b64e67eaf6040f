// @vitest-environment happy-dom
import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { EMPTY_REQUEST } from '@clinic/contract/patient-words.ts';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from '#lib/browser/booking/booking-draft.ts';
import { createCalendar } from '../../../test/calendar.ts';
import { type BookingAction, type BookingState, INITIAL_STATE } from './booking-state.ts';
import { useBookingDraft } from './use-booking-draft.ts';

const CALENDAR = createCalendar({
  departments: [{ id: 'urology', name: 'Urology', doctors: [{ id: 'asha', name: 'Dr. Asha' }] }],
});
const SERVICES = { 'stone-removal': { title: 'Stone Removal', department: 'urology' } };

const AWAKE: BookingState = { ...INITIAL_STATE, today: '2030-01-01' };

const form = { current: null as HTMLFormElement | null };
const actions: BookingAction[] = [];
const dispatch = (action: BookingAction) => actions.push(action);

beforeEach(() => {
  sessionStorage.clear();
  actions.length = 0;
  document.body.innerHTML =
    '<form id="booking-form"><input name="name"><input name="email"><button type="submit"></button></form>';
  form.current = document.querySelector('form');
});

afterEach(cleanup);

/** Keeps what the tab holds of an earlier visit. */
const keepDraft = (key: string | null, entries: Partial<AppointmentRequest>, step = 0) =>
  writeDraft({ step, values: { ...EMPTY_REQUEST, ...entries }, key, unansweredSlot: null, waitingKey: null });

const renderDraft = (state: BookingState) =>
  renderHook((current) => useBookingDraft({ form, calendar: CALENDAR, services: SERVICES, state: current, dispatch }), {
    initialProps: state,
  });

const getRestored = () => {
  const [action] = actions;
  return action?.type === 'restored' ? action.draft : undefined;
};

test('what was typed before the wizard woke stands above the draft of the tab, and makes a new booking of it', () => {
  keepDraft('k', { name: 'Earlier', email: 'a@b.example' }, 1);
  (form.current?.elements.namedItem('name') as HTMLInputElement).value = 'Typed';
  renderDraft(INITIAL_STATE);
  expect(getRestored()).toMatchObject({ step: 1, key: null, values: { name: 'Typed', email: 'a@b.example' } });
});

test('a draft that nobody has changed keeps its key', () => {
  keepDraft('k', { name: 'Earlier' });
  renderDraft(INITIAL_STATE);
  expect(getRestored()?.key).toBe('k');
});

test('the draft is kept from the moment the wizard is awake, and cleared with the form', () => {
  keepDraft(null, { name: 'Earlier' });
  const { rerender } = renderDraft(INITIAL_STATE);
  expect(readDraft()?.values.name).toBe('Earlier');
  rerender({ ...AWAKE, values: { ...EMPTY_REQUEST, name: 'Later' } });
  expect(readDraft()?.values.name).toBe('Later');
  rerender(AWAKE);
  expect(readDraft()).toBeNull();
});

test('a press on Next that was kept counts once the wizard is awake', () => {
  const submit = vi.fn((event: Event) => event.preventDefault());
  form.current?.addEventListener('submit', submit);
  (form.current as HTMLFormElement).dataset.submitted = '';
  const { rerender } = renderDraft(INITIAL_STATE);
  expect(submit).not.toHaveBeenCalled();
  rerender(AWAKE);
  expect(submit).toHaveBeenCalledOnce();
});

test('a press on a form that was drawn anew counts once the wizard is awake', () => {
  const drawn = document.createElement('form');
  drawn.innerHTML = '<button type="submit"></button>';
  const submit = vi.fn((event: Event) => event.preventDefault());
  drawn.addEventListener('submit', submit);
  const { rerender } = renderDraft(INITIAL_STATE);
  document.querySelector('form')?.replaceWith(drawn);
  form.current = drawn;
  drawn.dataset.submitted = '';
  rerender(AWAKE);
  rerender({ ...AWAKE });
  expect(submit).toHaveBeenCalledOnce();
});

test('what the address asks for stands above the draft, is said, and is asked for once', () => {
  keepDraft('k', { name: 'Earlier', department: 'Elsewhere', doctor: 'Dr. Other' });
  history.replaceState({ bookingStep: 0 }, '', '/book?service=stone-removal');
  renderDraft(INITIAL_STATE);
  expect(actions[0]).toMatchObject({ type: 'restored', wish: 'For Stone Removal: Urology' });
  expect(getRestored()).toMatchObject({ key: null, values: { name: 'Earlier', department: 'Urology', doctor: '' } });
  expect([location.search, history.state]).toEqual(['', { bookingStep: 0 }]);
});
