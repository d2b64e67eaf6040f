// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CONTACT_MESSAGE_MAX_CHARS } from '#lib/browser/contact/contact-links.ts';
import { ContactForm } from './ContactForm.island.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderForm() {
  render(<ContactForm email="care@clinic.example" whatsapp="+91 20 0000 0100" />);
  return userEvent.setup();
}

type User = ReturnType<typeof userEvent.setup>;

async function fill(user: User) {
  await user.type(screen.getByLabelText('Name'), ' Sample Patient ');
  await user.type(screen.getByLabelText('Email'), 'patient@sample.example');
  await user.type(screen.getByLabelText('Phone'), '+91 98220 00000');
  await user.type(screen.getByLabelText('Message'), 'Hello');
}

const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send message' }));

/** Reads what is wrong with a field. */
const readReason = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    ?.textContent;

test.each(['Via Email', 'Via WhatsApp'])(
  'a patient who writes %s is told what is missing and led to the first field; spaces are nothing',
  async (mode) => {
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
    const user = renderForm();
    await user.click(screen.getByLabelText(mode));
    await user.type(screen.getByLabelText('Name'), '   ');
    await send(user);
    expect(['Name', 'Email', 'Phone'].map(readReason)).toEqual([
      'Name is required',
      'Email is required',
      'Phone number is required',
    ]);
    expect(screen.getByText('Message is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(openWindow).not.toHaveBeenCalled();
  },
);

test('a patient who edits a field loses only the error of that field', async () => {
  const user = renderForm();
  await send(user);
  await user.type(screen.getByLabelText('Name'), 'S');
  expect(screen.queryByText('Name is required')).toBeNull();
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Message is required')).toBeTruthy();
});

test('a message is as long as a link can carry, which its field tells', async () => {
  const user = renderForm();
  const message = screen.getByLabelText('Message') as HTMLTextAreaElement;
  expect(screen.getByText(`0 of ${CONTACT_MESSAGE_MAX_CHARS} characters`).id).toBe(
    message.getAttribute('aria-describedby'),
  );
  await user.click(message);
  await user.paste('म'.repeat(CONTACT_MESSAGE_MAX_CHARS + 1));
  expect(message.value.length).toBe(CONTACT_MESSAGE_MAX_CHARS);
  expect(
    screen.getByText(`${CONTACT_MESSAGE_MAX_CHARS} of ${CONTACT_MESSAGE_MAX_CHARS} characters: this is the limit`),
  );
});

test('a patient who is already in the wrong field hears each time what is wrong', async () => {
  const user = renderForm();
  await send(user);
  const status = screen.getByRole('status');
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  const first = status.firstElementChild;
  expect(first?.textContent).toBe('Name is required');
  await user.keyboard('{Enter}');
  expect(status.firstElementChild).not.toBe(first);
  expect(status.textContent).toBe('Name is required');
  await user.keyboard('x');
  expect(status.textContent).toBe('');
  await user.type(screen.getByLabelText('Message'), 'Hello');
  await send(user);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(status.textContent).toBe('');
});

test('a message by chat opens the chat with the trimmed words, and offers its link again', async () => {
  const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
  const user = renderForm();
  await fill(user);
  await user.click(screen.getByLabelText('Via WhatsApp'));
  await send(user);
  const [address] = openWindow.mock.calls[0] ?? [];
  expect(String(address)).toMatch(/^https:\/\/wa\.me\/912000000100\?text=/);
  expect(decodeURIComponent(String(address))).toContain('Sample Patient');
  expect(screen.getByRole('status').textContent).toBe('Redirecting to WhatsApp...');
  expect(screen.getByRole('link', { name: 'Open WhatsApp (opens in a new tab)' }).getAttribute('href')).toBe(
    String(address),
  );
});

test('what stands in the message before the form is awake is counted', () => {
  const form = <ContactForm email="care@clinic.example" whatsapp="+91 20 0000 0100" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  screen.getByLabelText<HTMLTextAreaElement>('Message').value = 'Hello';
  render(form, { container, hydrate: true });
  expect(screen.getByText(/^5 of/)).toBeTruthy();
});
