import { addDays, dateToWords, getDayOfYear, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { findNextOpenDate } from '@clinic/contract/open-slots.ts';
import { getMinutes, getSlots, overlap, type Span } from '@clinic/contract/timetable.ts';
import { findBarriers } from './barriers.ts';
import { fillAll, PATIENT } from './booking-samples.ts';
import { getBox } from './box.ts';
import { DOCTOR_IDS, OWN_HOURS, TIME_ZONE } from './content.ts';
import { expect, getVisit, openDay, test } from './desk-fixtures.ts';
import { readLink, waitForMails } from './outbox.ts';
import { readSlots } from './portal-samples.ts';

// The life of an appointment with each doctor who has hours of their own: those of `npm run test:another-clinic`. The
// sample has none.

const ASHA = 'canary.asha@clinic.example';

/** Days from today on which no other test books. */
const DAYS_AHEAD = 200;

for (const [number, { department, doctor, visit, own, forVisit }] of OWN_HOURS.entries()) {
  test(`a patient books ${visit?.name ?? 'a visit'} with ${doctor}, moves and cancels, and the desk closes a day and opens it`, async ({
    page,
    browser,
    request,
    clinic,
    desk,
    book,
    portal,
  }) => {
    test.slow(true, 'a whole life');
    const now = new Date();
    const findNext = (date: string) => findNextOpenDate(forVisit, date, now) ?? '';
    const day = findNext(addDays(getToday(TIME_ZONE, now), DAYS_AHEAD));
    const later = findNext(day);
    const [first, last] = [getSlots(forVisit, day)[0], getSlots(forVisit, later).at(-1)];
    const [time = '', laterTime = ''] = [first, last].map((slot) => slot && slotToLabel(slot.start));
    const patient = { ...PATIENT, name: `Canary Hours ${number}`, email: `canary.hours${number}@sample.example` };
    const { name, email } = patient;
    /** Expects the slots of a day, and those that are long enough for the visit, to be free but for one span. */
    const expectTaken = async (date: string, span: Span | undefined) => {
      for (const [timetable, kind] of [[own], [forVisit, visit?.id]] as const) {
        const states = getSlots(timetable, date).map((slot) => ({
          time: slotToLabel(slot.start),
          state: span && overlap(slot, span) ? 'taken' : 'free',
        }));
        expect(await readSlots(request, { doctor, date, visit: kind ?? '' })).toEqual(states);
      }
    };

    await fillAll(book, { department, doctor, kind: visit?.name, patient, date: day, time });
    await expect(page.getByRole('radio', { name: /[AP]M/ })).toHaveCount(getSlots(forVisit, day).length);
    await book.confirm();
    await expect(book.dialog('Success!')).toBeVisible();
    await expectTaken(day, first);

    const [mail] = await waitForMails(clinic.outbox, email, 1);
    const link = readLink(mail as NonNullable<typeof mail>);
    await page.goto(link);
    if (visit) await expect(portal.fact('Visit')).toHaveText(visit.name);
    await portal.chooseDay(later, dateToWords(later));
    await portal.time(laterTime).check();
    await portal.submitMove().click();
    await expect(portal.status()).toContainText('Your appointment has been moved.');
    await expectTaken(day, undefined);
    await expectTaken(later, last);
    const file = await (await request.get(`${link}/appointment.ics`)).text();
    expect(file).toContain(`DTSTART;TZID=${TIME_ZONE}:${toIcal(later, last?.start)}`);
    expect(file).toContain(`DTEND;TZID=${TIME_ZONE}:${toIcal(later, last?.end)}`);

    await desk.addPerson(ASHA);
    const context = await browser.newContext();
    const desktop = await context.newPage();
    await openDay(desktop, desk, ASHA, later);
    await expect(getVisit(desktop, name)).toBeVisible();
    const cell = await getBox(desktop.getByRole('cell').or(desktop.getByRole('gridcell')).filter({ hasText: name }));
    const row = await getBox(desktop.locator(`tr[data-end="${last?.end}"]`));
    expect(Math.abs(cell.y + cell.height - row.y - row.height), 'the cell ends with the visit').toBeLessThan(1);
    if (visit && last) {
      await getVisit(desktop, name).getByRole('link').click();
      await expect(desktop.locator('[data-panel]')).toContainText(`${visit.name}, ${getMinutes(last)} minutes`);
    }
    await desktop.goto(`${desk.url}/week/${later}?doctor=${DOCTOR_IDS.get(doctor)}`);
    await expect(getVisit(desktop, name)).toBeVisible();
    const theDay = desktop.getByRole('region', { name: getDayOfYear(later) });
    const others = getSlots(own, later).filter((slot) => last && !overlap(slot, last));
    await expect(theDay.getByRole('link', { name: /^\+? ?Free book/ })).toHaveCount(others.length);
    expect(await findBarriers(desktop)).toEqual([]);

    await desktop.goto(`${desk.url}/closures`);
    const form = desktop.getByRole('region', { name: 'Close times' });
    await form.getByLabel('Closed for').selectOption({ label: doctor });
    await form.getByLabel('First day').fill(later);
    await form.getByRole('button', { name: 'Close these times' }).click();
    await expect(desktop.getByRole('article', { name: doctor })).toContainText('One is booked there');
    const closed = await readSlots(request, { doctor, date: later });
    expect(closed.map(({ state }) => state)).toEqual(getSlots(own, later).map(() => 'closed'));
    await desktop.getByRole('article', { name: doctor }).getByRole('button', { name: 'Open again' }).click();
    await expect(desktop.getByRole('status')).toContainText('Open again.');
    await context.close();
    await expectTaken(later, last);

    await page.goto(link);
    await portal.openCancel().click();
    await portal.submitCancel().click();
    await expect(portal.status()).toContainText('Your appointment has been cancelled.');
    await expectTaken(later, undefined);
  });
}

/** A date and a time as a calendar file writes them: `YYYYMMDDTHHMM00`. */
function toIcal(date: string, time = ''): string {
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
}
