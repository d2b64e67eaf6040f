// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fetchDay, sendClosure } from '#browser/desk-client.ts';
import { renderDay, setUpDayTests } from '#test/desk-day.tsx';
import { createAppointment, createDay, DOCTOR, TODAY } from '#test/desk-samples.ts';

vi.mock('#browser/desk-client.ts', { spy: true });

setUpDayTests();

const getMenu = () => within(screen.getByRole('columnheader', { name: new RegExp(DOCTOR) }));

test('a receptionist closes a morning in three presses, the second of which tells who is booked then', async () => {
  const user = renderDay(createDay([createAppointment()]));
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

test('a receptionist whose closing is not answered keeps the question, with the reason that was typed', async () => {
  const user = renderDay(createDay([createAppointment()]));
  vi.mocked(sendClosure).mockResolvedValue('failed');
  await user.click(getMenu().getByText('Close the afternoon'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Nobody is booked then.')).toBeTruthy();
  await user.type(dialog.getByLabelText(/Reason/), 'Theatre');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(dialog.getByRole('alert').textContent).toContain('This could not be saved');
  expect(dialog.getByLabelText<HTMLInputElement>(/Reason/).value).toBe('Theatre');
});

test('a receptionist without script is led by the menu to the forms, filled in; a past day has no menu', () => {
  const listForms = (date: string) => {
    cleanup();
    renderDay({ ...createDay([]), date });
    return getMenu()
      .queryAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));
  };
  expect(listForms(TODAY)).toEqual([
    `/closures?doctor=rao&date=${TODAY}&part=morning#close`,
    `/closures?doctor=rao&date=${TODAY}&part=afternoon#close`,
    `/closures?doctor=rao&date=${TODAY}&part=day#close`,
    `/closures?doctor=rao&date=${TODAY}#open-session`,
  ]);
  expect(listForms('2030-01-04')).toEqual([]);
});
