// @vitest-environment happy-dom
import type { NextVisit } from '@clinic/contract/desk-appointment.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fetchDay, sendBooking, sendClosure } from '#browser/desk-client.ts';
import { renderDay, setUpDayTests } from '#test/desk-day.tsx';
import { createAppointment, createDay, DOCTOR, TODAY } from '#test/desk-samples.ts';

vi.mock('#browser/desk-client.ts', { spy: true });

const NEXT: NextVisit = {
  id: 'earlier',
  name: 'Sample Patient',
  phone: '98220 00000',
  email: 'patient@sample.example',
};

setUpDayTests();

const getMenu = () => within(screen.getByRole('columnheader', { name: new RegExp(DOCTOR) }));

test('an afternoon is closed in three presses, and the second one says who is booked then', async () => {
  const patients = [createAppointment({ slot: '10:00', minutes: 60 })];
  const user = renderDay(createDay(patients));
  vi.mocked(sendClosure).mockResolvedValue('closed');
  await user.click(getMenu().getByText(`Times of ${DOCTOR}`));
  await user.click(getMenu().getByText('Close the morning'));
  const dialog = within(screen.getByRole('dialog', { name: 'Close the morning?' }));
  expect(dialog.getByText(/^One patient is booked then/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(Object.fromEntries(vi.mocked(sendClosure).mock.calls[0]?.[0] ?? [])).toEqual({
    doctor: 'rao',
    firstDate: TODAY,
    firstTime: '',
    lastTime: '12:59',
    reason: '',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText(/^Closed: Dr\. Sample Rao\..* One is still booked there\.$/)).toBeTruthy();
  expect(fetchDay).toHaveBeenCalled();
});

test('when the answer is lost, the question stays open with the reason that was typed', async () => {
  const user = renderDay(createDay([createAppointment({ minutes: 60 })]));
  vi.mocked(sendClosure).mockResolvedValue('failed');
  await user.click(getMenu().getByText('Close the afternoon'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Nobody is booked then.')).toBeTruthy();
  await user.type(dialog.getByLabelText(/Reason/), 'Theatre');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(dialog.getByRole('alert').textContent).toContain('This could not be saved');
  expect(dialog.getByLabelText<HTMLInputElement>(/Reason/).value).toBe('Theatre');
});

test('without script the menu leads to the forms, filled in; a past day has no menu', () => {
  renderDay(createDay([]));
  const hrefs = getMenu()
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    `/closures?doctor=rao&date=${TODAY}&part=morning#close`,
    `/closures?doctor=rao&date=${TODAY}&part=afternoon#close`,
    `/closures?doctor=rao&date=${TODAY}&part=day#close`,
    `/closures?doctor=rao&date=${TODAY}#open-session`,
  ]);
  cleanup();
  renderDay({ ...createDay([]), date: '2030-01-04' });
  expect(getMenu().queryAllByRole('link', { hidden: true })).toEqual([]);
});

test('a next visit fills in everything but the time, and ends when it is booked', async () => {
  const user = renderDay(createDay([]), { nextVisit: NEXT });
  expect(screen.getByRole('group', { name: 'The next visit' }).textContent).toContain('Next visit of Sample Patient');
  const links = screen.getAllByRole('link', { name: /^(Earlier|Later)/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/day/2030-01-06?from=earlier',
    '/day/2030-01-08?from=earlier',
  ]);
  const free = screen.getByRole('link', { name: /book 10:00 AM/ });
  expect(free.getAttribute('href')).toBe(`/appointments/new?doctor=rao&date=${TODAY}&slot=10%3A00&from=earlier`);
  vi.mocked(sendBooking).mockResolvedValue({ kind: 'booked', appointment: createAppointment({ id: 'new' }) });
  await user.click(free);
  const dialog = within(screen.getByRole('dialog'));
  const getValue = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label).value;
  expect([/^Name/, /^Phone/, /^Email/, /^Note/].map(getValue)).toEqual([NEXT.name, NEXT.phone, NEXT.email, '']);
  await user.click(dialog.getByRole('button', { name: 'Book' }));
  expect(screen.queryByRole('group', { name: 'The next visit' })).toBeNull();
});

test('a next visit can be left, and the form is empty again', async () => {
  const user = renderDay(createDay([]), { nextVisit: NEXT });
  await user.click(screen.getByRole('link', { name: 'Not now' }));
  expect(screen.queryByRole('group', { name: 'The next visit' })).toBeNull();
  await user.click(screen.getByRole('link', { name: /book 10:00 AM/ }));
  expect(within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(/^Name/).value).toBe('');
});
