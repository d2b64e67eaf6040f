// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fetchDay } from '#browser/desk-client.ts';
import { getCard, renderDay, Source, setUpDayTests } from '#test/desk-day.tsx';
import { createAppointment, createDay, DOCTOR } from '#test/desk-samples.ts';

vi.mock('#browser/desk-client.ts', { spy: true });

setUpDayTests();

/** Puts each text into an element, as a browser's translation does, so that React's own text nodes leave the page. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const around = document.createElement('span');
    around.textContent = text.data;
    text.replaceWith(around);
  }
}

test('a translated day shows what others change, add and take back', async () => {
  const first = createAppointment({ message: 'A note' });
  const changed = createAppointment({
    name: 'Another Name',
    phone: '98220 11111',
    message: 'Another note',
    department: 'General Surgery',
    reference: 'M9PK-7QX3',
    status: 'arrived',
    arrivedAt: '2030-01-07T03:55:00.000Z',
  });
  const added = createAppointment({ id: 'two', name: 'New Patient' });
  const again = { ...changed, calledInAt: '2030-01-07T03:58:00.000Z' };
  const show = async (...appointments: (typeof first)[]) => {
    vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day: createDay(appointments) });
    translate();
    await act(async () => Source.last.dispatchEvent(new Event('changed')));
  };

  renderDay(createDay([first]));
  const read = (name: string) => screen.getByRole('article', { name }).textContent;

  await show(first, added);
  expect(screen.getByRole('button', { name: `${DOCTOR}, 2 appointments` })).toBeTruthy();
  expect(read('New Patient')).toContain('…0000');
  act(() => getCard().getByRole('link').click());
  await show(changed, added);
  const panel = screen.getByRole('region', { name: 'Another Name' });
  for (const text of ['98220 11111', 'M9PK-7QX3', 'Another note', 'Waits 5 min'])
    expect(panel.textContent).toContain(text);
  expect(read('Another Name')).toContain('Waits 5 min');
  await show(again);
  expect(read('Another Name')).toContain('In 9:28 am');
  await show({ ...first, message: 'The third note' });
  expect(screen.getByRole('region', { name: 'Sample Patient' }).textContent).toContain('The third note');
  expect(read('Sample Patient')).toContain('…0000');
});
