// @vitest-environment happy-dom
import type { NextVisit } from '@clinic/contract/desk-appointment.ts';
import { createReason } from '@clinic/contract/refusals.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { BookRefusal } from '#appointments/booking/book.ts';
import { fetchDay, fetchEarliest, fetchKnown, sendBooking } from '#browser/desk-client.ts';
import { expectFocus, getLink, listOffers, renderDay, setUpDayTests } from '#test/desk-day.tsx';
import { createAppointment, createDay, DOCTOR, PLACE, TODAY } from '#test/desk-samples.ts';

vi.mock('#browser/desk-client.ts', { spy: true });

const NEXT: NextVisit = {
  id: 'earlier',
  name: 'Sample Patient',
  phone: '98220 00000',
  email: 'patient@sample.example',
};
const VISITS = [
  { id: 'first', name: 'First visit', minutes: 30, forNewPatients: true },
  { id: 'long', name: 'Wound care', minutes: 75, forNewPatients: false },
];
const WITH_VISITS = { ...PLACE, visits: VISITS };
const BOOKED = createAppointment({ id: 'two', name: 'Caller', email: '' });

setUpDayTests();

/** Opens the form of the free time at ten. */
const openForm = (user: UserEvent) => user.click(screen.getByRole('link', { name: /book 10:00 AM/ }));
const getForm = () => within(screen.getByRole('dialog', { name: 'Book for a caller' }));
const getField = (label: string | RegExp) => getForm().getByLabelText<HTMLInputElement>(label);
const send = (user: UserEvent) => user.click(getForm().getByRole('button', { name: 'Book' }));
const listKeys = () => vi.mocked(sendBooking).mock.calls.map(([fields]) => fields.get('key'));
const refuse = (refused: BookRefusal) => vi.mocked(sendBooking).mockResolvedValue({ kind: 'refused', refused });

function book(appointment = BOOKED) {
  vi.mocked(sendBooking).mockResolvedValue({ kind: 'booked', appointment });
  vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day: createDay([appointment]) });
}

/** Asks for the next free times by `n`: the clinic's first one is at nine. */
async function askForTimes(user: UserEvent) {
  const place = { doctorId: 'rao', doctor: DOCTOR, department: 'Urology', date: TODAY, slot: '09:00' };
  vi.mocked(fetchEarliest).mockImplementation(async (asked) => ({
    kind: 'found',
    answer: {
      departments: [{ id: 'urology', name: 'Urology', doctors: [{ id: 'rao', name: DOCTOR }] }],
      visits: VISITS,
      today: TODAY,
      earliest: { asked, times: [place], sooner: null },
    },
  }));
  await user.keyboard('n');
  await screen.findByRole('link', { name: /9 am today/ });
}

test('a receptionist books a caller by n and a number, once though the first answer is lost, and reads it aloud', async () => {
  const user = renderDay(createDay([]), {}, { ...PLACE, address: '1 Sample Road' });
  await askForTimes(user);
  expectFocus(screen.getByLabelText('With whom'));
  await user.keyboard('1');
  expect(getForm().getByText(DOCTOR, { exact: false }).textContent).toContain('09:00 AM');
  expect(screen.queryByLabelText('Visit')).toBeNull();
  await user.type(getField('Name'), 'Caller');
  await user.type(getField('Phone'), '98765');
  expect(getForm().getByText('Is this number complete?').getAttribute('aria-live')).toBe('polite');
  await user.type(getField('Phone'), '43210');
  expect(getForm().queryByText('Is this number complete?')).toBeNull();
  vi.mocked(sendBooking).mockResolvedValue({ kind: 'failed' });
  await send(user);
  expect(getForm().getByText(/not be booked twice/)).toBeTruthy();

  book();
  await send(user);
  expect(listKeys()[0]).toMatch(/./);
  expect(listKeys()[1]).toBe(listKeys()[0]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expectFocus(getLink('Caller'));
  const [offer] = listOffers();
  expect(offer).toMatch(/Read aloud: “\w+, \d+ \w+, 10 am, with Dr\. Sample Rao, at 1 Sample Road\.”/);
});

test.each([
  ['a later day is asked for times from that day on', '2030-01-08', '2030-01-08'],
  ['today is asked for times from now on', TODAY, ''],
  ['an earlier day is asked for times from now on', '2030-01-06', ''],
])('a receptionist who looks at %s', async (_what, date, from) => {
  const user = renderDay({ ...createDay([]), date });
  await askForTimes(user);
  expect(vi.mocked(fetchEarliest).mock.lastCall?.[0]).toMatchObject({ from });
});

test('a receptionist chooses a shown time while the same question is asked again, and none of another question', async () => {
  const user = renderDay(createDay([]));
  await askForTimes(user);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  vi.mocked(fetchEarliest).mockReturnValue(new Promise(() => undefined));
  await user.keyboard('n1');
  expect(getForm()).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await user.keyboard('n');
  await user.selectOptions(screen.getByLabelText('With whom'), DOCTOR);
  await user.keyboard('1');
  expect(screen.queryByRole('dialog', { name: 'Book for a caller' })).toBeNull();
});

test('a receptionist looks for times that a kind of visit fits, which the form then has', async () => {
  const user = renderDay(createDay([]), {}, WITH_VISITS);
  await askForTimes(user);
  await user.selectOptions(screen.getByLabelText('Visit'), 'long');
  expect(vi.mocked(fetchEarliest).mock.lastCall?.[0]).toMatchObject({ visit: 'long' });
  const time = await screen.findByRole('link', { name: /9 am today/ });
  expect(time.getAttribute('href')).toBe(`/appointments/new?doctor=rao&date=${TODAY}&slot=09%3A00&visit=long`);
  await user.click(time);
  expect(getField('Visit').value).toBe('long');
});

test('a receptionist fills in a caller who is known by the phone by one press', async () => {
  const user = renderDay(createDay([]));
  await openForm(user);
  const known = { id: 'two', name: 'Canary Rao', email: 'rao@sample.example', language: 'en' as const, latest: null };
  vi.mocked(fetchKnown).mockImplementation(async (phone) => (phone === '98765 43210' ? [known] : []));
  await user.type(getField('Phone'), '98765 43210');
  await user.click(await getForm().findByRole('button', { name: 'Fill in with Canary Rao' }));
  expectFocus(getField('Name'));
  expect([getField('Name').value, getField(/Email/).value]).toEqual([known.name, known.email]);
  expect(getForm().queryByRole('button', { name: /Fill in/ })).toBeNull();
});

test.each<[string, Partial<BookRefusal>, field: string, words: string | RegExp]>([
  [
    'a contact with too many appointments',
    { reason: 'contact-full', errors: [{ field: 'phone', code: 'contact-full', detail: '' }] },
    'Phone',
    /./,
  ],
  [
    'a visit that does not fit',
    { errors: [createReason('time-not-offered', 'appointmentTime', { nearestTime: '09:00 AM' })] },
    'Visit',
    'This visit is too long for this time. On this day it fits at 09:00 AM.',
  ],
  [
    'a visit that is no longer offered',
    { errors: [createReason('visit-unknown', 'visit')] },
    'Visit',
    'Choose one of these visits.',
  ],
])(
  'a receptionist reads at its field why %s is refused, keeps what was typed, and sends another booking',
  async (_what, refused, field, words) => {
    const user = renderDay(createDay([]), { nextVisit: { ...NEXT, visitId: 'long' } }, WITH_VISITS);
    await openForm(user);
    refuse({ reason: 'fields-invalid', errors: [], holder: null, ...refused });
    await send(user);
    await waitFor(() => expectFocus(getField(field)));
    expect(getField(field).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('dialog').textContent).toMatch(words);
    expect([getField('Phone').value, getField('Visit').value]).toEqual([NEXT.phone, 'long']);
    await send(user);
    expect(listKeys()[1]).not.toBe(listKeys()[0]);
  },
);

test.each([
  ['now has this time', '10:00', 'Canary Next now has this time'],
  ['would meet a longer visit', '11:00', 'This visit would run into that of Canary Next at 11:00 AM.'],
])('a receptionist reads which patient %s', async (_what, slot, words) => {
  const user = renderDay(createDay([]));
  await openForm(user);
  const holder = createAppointment({ name: 'Canary Next', slot });
  refuse({ reason: 'slot-taken', errors: [], holder });
  await user.type(getField('Name'), 'Canary Late');
  await user.type(getField('Phone'), '98765 43210');
  vi.mocked(fetchDay).mockClear();
  await send(user);
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(words));
  expect(getField('Name').value).toBe('Canary Late');
  expect(fetchDay).toHaveBeenCalled();
});

test('a receptionist books a next visit by a time alone, with its kind, and then it is over', async () => {
  const user = renderDay(createDay([]), { nextVisit: { ...NEXT, visitId: 'long' } }, WITH_VISITS);
  expect(screen.getByRole('group', { name: 'The next visit' }).textContent).toContain('Next visit of Sample Patient');
  const links = screen.getAllByRole('link', { name: /^(Earlier|Later)/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/day/2030-01-06?from=earlier',
    '/day/2030-01-08?from=earlier',
  ]);
  const free = screen.getByRole('link', { name: /book 10:00 AM/ });
  expect(free.getAttribute('href')).toBe(`/appointments/new?doctor=rao&date=${TODAY}&slot=10%3A00&from=earlier`);
  await openForm(user);
  const values = [/^Name/, /^Phone/, /^Email/, /^Note/, /^Visit/].map((label) => getField(label).value);
  expect(values).toEqual([NEXT.name, NEXT.phone, NEXT.email, '', 'long']);
  const kinds = within(getField('Visit')).getAllByRole('option');
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['First visit, 30 minutes', 'Wound care, 75 minutes']);
  await user.selectOptions(getField('Visit'), 'first');
  book();
  await send(user);
  expect(vi.mocked(sendBooking).mock.calls[0]?.[0].get('visit')).toBe('first');
  expect(screen.queryByRole('group', { name: 'The next visit' })).toBeNull();
});

test('a receptionist leaves a next visit, and the form is empty again', async () => {
  const user = renderDay(createDay([]), { nextVisit: NEXT });
  await user.click(screen.getByRole('link', { name: 'Not now' }));
  expect(screen.queryByRole('group', { name: 'The next visit' })).toBeNull();
  await openForm(user);
  expect(getField(/^Name/).value).toBe('');
});
