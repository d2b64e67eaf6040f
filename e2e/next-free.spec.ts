import { getDayOfYear, getWeekday, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import { fillPerson } from './booking-samples.ts';
import { DEPARTMENTS, SERVICES } from './content.ts';
import { expect, test } from './fixtures.ts';
import { ServicePage } from './pages/ServicePage.ts';
import { showPerson } from './person.ts';

const [SERVICE] = SERVICES as [(typeof SERVICES)[number]];
const DEPARTMENT = DEPARTMENTS.find(({ id }) => id === SERVICE.department) as (typeof DEPARTMENTS)[number];

const toDay = (date: string) => `${getWeekday(date)} ${getDayOfYear(date)}`;

test('a patient on a service page reads the next free time of its department, and books it', async ({
  page,
  book,
  servicePage,
}) => {
  const { slots } = await (await page.request.get(NEXT_FREE_PATH)).json();
  const next = slots.find(({ departmentId }: { departmentId: string }) => departmentId === SERVICE.department);
  const questions: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(NEXT_FREE_PATH)) questions.push(request.url());
  });
  await servicePage.open(SERVICE.slug);
  await page.waitForLoadState('networkidle');
  expect(questions).toEqual([]);

  await page.mouse.move(300, 300);
  await page.mouse.move(320, 300);
  const link = servicePage.aside.getByRole('link', { name: 'Next free' });
  await expect(link).toContainText(toDay(next.date));
  await expect(link).toContainText(`with ${next.doctor}`);
  await page.mouse.move(340, 300);
  expect(questions).toHaveLength(1);

  await link.click();
  await book.ready();
  await fillPerson(book);
  await book.next();
  await expect(book.field('Department')).toHaveValue(DEPARTMENT.name);
  await expect(book.field('Doctor')).toHaveValue(next.doctor);
  await book.next();
  await expect(book.field('Preferred Date')).toHaveValue(next.date);
  await expect(book.slot(slotToLabel(next.slot))).toBeChecked();
});

test('nothing moves under a patient when the next free time comes', async ({ page }) => {
  // Blocks the font, which moves lines when it arrives late.
  await page.route('**/*.woff2', (route) => route.abort());
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await new ServicePage(page).open(SERVICE.slug);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await showPerson(page);
    await expect(page.getByRole('link', { name: 'Next free', includeHidden: true })).toHaveAttribute('href', /doctor=/);
    const row = page.getByRole('row', { name: 'Next free time' });
    await expect(row.getByRole('link')).toHaveAttribute('href', /doctor=/);
    // The browser reports a shift after the frame that shows it.
    await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))));
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts, `${width} px wide`).toEqual([]);
  }
});
