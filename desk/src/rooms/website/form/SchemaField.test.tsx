// @vitest-environment happy-dom
import type { FieldSchema } from '@clinic/contract/content-schemas.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { SchemaFields } from './SchemaFields.tsx';

afterEach(cleanup);

const text: FieldSchema = { type: 'string', maxLength: 80 };
const session: FieldSchema = { type: 'object', properties: { day: text }, required: ['day'] };
const SCHEMA: FieldSchema = {
  type: 'object',
  properties: {
    sessions: { type: 'array', items: session, description: 'The times of `booking.yaml`.' },
    department: { type: 'string', of: 'department' },
    urgency: { type: 'string', enum: ['now', 'today'], description: 'How soon.' },
    review: { type: 'object', properties: { on: { of: 'day', anyOf: [{ type: 'string' }, {}] } }, required: ['on'] },
  },
  required: ['sessions', 'department', 'urgency'],
};
const VALUE = { sessions: [{ day: 'Monday' }, { day: 'Tuesday' }], department: 'urology', urgency: 'today' };
const NAMES = { department: [{ value: 'urology', label: 'Urology' }] };

function draw(schema = SCHEMA, errors: Record<string, string> = {}) {
  const { container } = render(
    <form>
      <SchemaFields schema={schema} value={VALUE} form={{ errors, names: NAMES }} />
    </form>,
  );
  const readDays = () =>
    [...container.querySelectorAll<HTMLInputElement>('[name^="sessions."]')].map(({ name, value }) => [name, value]);
  return { container, readDays, user: userEvent.setup() };
}

/** Finds a button by its words and what it is about. */
function getStep(words: string): HTMLElement {
  const button = screen.getAllByRole('button').find(({ textContent }) => textContent === words);
  if (!button) throw new Error(`There is no button: ${words}`);
  return button;
}

test('an owner finds a field that was added to a schema, without a change of the form', () => {
  draw({ ...SCHEMA, properties: { ...SCHEMA.properties, parkingPlaces: { type: 'integer', minimum: 1 } } });
  expect(screen.getByRole('spinbutton', { name: /^Parking places/ })).toHaveProperty('name', 'parkingPlaces');
});

test('an owner hears after a label what the field is for, and the mistake with its remedy', () => {
  const { container } = draw(SCHEMA, { 'sessions.1.day': 'Write a day.', sessions: 'List three times.' });
  const [, day] = screen.getAllByRole('textbox', { name: 'Day' });
  expect(day?.getAttribute('aria-invalid')).toBe('true');
  const describe = (element: Element | null | undefined) =>
    (element?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(describe(day)).toEqual(['Write a day.']);
  expect(describe(container.querySelector('fieldset'))).toEqual(['List three times.', "The times of 'booking.yaml'."]);
  expect(describe(screen.getByRole('group', { name: 'Urgency' }))).toEqual(['How soon.']);
});

test('an owner chooses a department by its name', () => {
  draw();
  const names = screen.getByRole('combobox', { name: 'Department' });
  expect([...names.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Choose…', 'Urology']);
});

test('without script each step is a button that sends the form', () => {
  draw();
  const steps = screen.getAllByRole('button').map((button) => [button.textContent, button.getAttribute('value')]);
  expect(steps).toEqual([
    ['Down: Sessions 1', 'down:sessions.0'],
    ['Remove: Sessions 1', 'remove:sessions.0'],
    ['Up: Sessions 2', 'up:sessions.1'],
    ['Remove: Sessions 2', 'remove:sessions.1'],
    ['Add: Sessions', 'add:sessions'],
    ['Add: Review', 'add:review'],
  ]);
});

test('the Enter key saves, because the first button of the form does', () => {
  const { container } = draw();
  expect(container.querySelector('button')).toMatchObject({ name: 'do', value: 'save' });
});

test('what was typed moves with its entry, and a later edit lands in the entry that was moved', async () => {
  const { user, readDays } = draw();
  const [, tuesday] = screen.getAllByRole('textbox', { name: 'Day' });
  if (!tuesday) throw new Error('The second entry is gone.');
  await user.type(tuesday, ' evening');
  await user.click(getStep('Up: Sessions 2'));
  expect(readDays()).toEqual([
    ['sessions.0.day', 'Tuesday evening'],
    ['sessions.1.day', 'Monday'],
  ]);
  await user.type(tuesday, ', late');
  expect(readDays()[0]).toEqual(['sessions.0.day', 'Tuesday evening, late']);
  expect(screen.getByText('Moved to 1 of 2.').getAttribute('role')).toBe('status');
  await user.click(getStep('Down: Sessions 1'));
  expect(document.activeElement).toBe(getStep('Up: Sessions 2'));
});

test('a mistake stays with its entry when that moves', async () => {
  const { user } = draw(SCHEMA, { 'sessions.1.day': 'Write a day.' });
  await user.click(getStep('Up: Sessions 2'));
  const [tuesday, monday] = screen.getAllByRole('textbox', { name: 'Day' });
  expect([tuesday, monday].map((control) => control?.getAttribute('aria-invalid'))).toEqual(['true', 'false']);
});

test('an owner adds an entry, types at once, and removes another without losing the words', async () => {
  const { user, readDays } = draw();
  await user.click(getStep('Add: Sessions'));
  await user.keyboard('Friday');
  await user.click(getStep('Remove: Sessions 1'));
  expect(readDays()).toEqual([
    ['sessions.0.day', 'Tuesday'],
    ['sessions.1.day', 'Friday'],
  ]);
});

test('an owner adds a group that may be absent, and takes it away', async () => {
  const { user, container } = draw();
  await user.click(getStep('Add: Review'));
  expect(container.querySelector('[name="review.on"]')?.getAttribute('type')).toBe('date');
  await user.click(getStep('Take away: Review'));
  expect(container.querySelector('[name="review.on"]')).toBeNull();
});

test('a typed letter redraws its field, not the form', async () => {
  const drawn: string[] = [];
  const tell = (name: string): FieldSchema => ({
    type: 'string',
    get maxLength() {
      drawn.push(name);
      return 80;
    },
  });
  const { user } = draw({ type: 'object', properties: { lead: tell('lead'), title: tell('title') } });
  await user.click(screen.getByRole('textbox', { name: /^Lead/ }));
  drawn.length = 0;
  await user.keyboard('Piles');
  expect(screen.getByText('5 of 80 characters.')).toBeDefined();
  expect(drawn).toEqual([]);
});

test('an owner who is in a text hears its limit and its reading grade after its label', async () => {
  const { user } = draw({
    type: 'object',
    properties: { lead: { type: 'string', maxLength: 400 } },
    required: ['lead'],
  });
  const lead = screen.getByRole('textbox', { name: 'Lead' });
  expect(lead.getAttribute('aria-describedby')).toBeNull();
  await user.type(lead, 'The cut is small. It heals in a week.');
  const notes = document.getElementById(lead.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toBe('37 of 400 characters. Reading grade 0: easy for most patients.');
});

test('a browser cuts off nothing that is pasted, however long it is', () => {
  const link: FieldSchema = { type: 'string', maxLength: 80, format: 'uri' };
  const { container } = draw({ type: 'object', properties: { lead: { type: 'string', maxLength: 400 }, link } });
  expect(container.querySelectorAll('[name="lead"], [name="link"]')).toHaveLength(2);
  expect(container.querySelectorAll('[maxlength]')).toHaveLength(0);
});

test('an owner makes a link by a press or a key, in a text that takes links', async () => {
  const { user } = draw({ type: 'object', properties: { lead: { type: 'string', links: true }, note: text } });
  const lead = screen.getByRole<HTMLInputElement>('textbox', { name: /^Lead/ });
  await user.type(lead, 'piles');
  lead.setSelectionRange(0, 5);
  await user.click(screen.getByRole('button', { name: 'Link' }));
  await user.keyboard('/faq');
  expect(lead.value).toBe('[piles](/faq)');
  await user.type(lead, ' {Control>}k{/Control}');
  expect(lead.value).toBe('[piles](/faq) [words](/address)');
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'a{Control>}k{/Control}');
  expect(screen.getAllByRole('toolbar')).toHaveLength(1);
});
