// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchDay } from '#lib/browser/desk/desk-client.ts';
import { createAppointment, createDay, DOCTOR, PLACE } from '../../../../test/desk-samples.ts';
import { DeskDay } from './DeskDay.island.tsx';

vi.mock('#lib/browser/desk/desk-client.ts', async (load) => ({
  ...(await load<typeof import('#lib/browser/desk/desk-client.ts')>()),
  fetchAppointment: vi.fn(async () => null),
  fetchDay: vi.fn(),
}));

class Source extends EventTarget {
  static readonly CLOSED = 2;
  static last: Source;
  readyState = 1;
  constructor() {
    super();
    Source.last = this;
  }
  close() {}
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
  vi.stubGlobal('EventSource', Source);
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

  vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day: createDay([first]) });
  const person = { email: 'asha@clinic.example', role: 'reception' } as const;
  render(<DeskDay view={{ person, day: createDay([first]), notice: null }} place={PLACE} />);
  const read = (name: string) => screen.getByRole('article', { name }).textContent;

  await show(first, added);
  expect(screen.getByRole('button', { name: `${DOCTOR}, 2 appointments` })).toBeTruthy();
  expect(read('New Patient')).toContain('…0000');
  act(() =>
    within(screen.getByRole('article', { name: 'Sample Patient' }))
      .getByRole('link')
      .click(),
  );
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
