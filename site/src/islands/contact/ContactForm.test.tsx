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

test('an empty form says what is missing and leads to the first field', async () => {
  const user = renderForm();
  await send(user);
  expect(screen.getByText('Name is required')).toBeTruthy();
  expect(screen.getByText('Message is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('a reason goes as soon as its field is edited, the others stay', async () => {
  const user = renderForm();
  await send(user);
  await user.type(screen.getByLabelText('Name'), 'S');
  expect(screen.queryByText('Name is required')).toBeNull();
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

test('a reason whose field has the focus already is spoken, each time anew', async () => {
  const user = renderForm();
  await send(user);
  screen.getByLabelText('Name').focus();
  await user.keyboard('{Enter}');
  const first = screen.getByRole('status').firstElementChild;
  expect(first?.textContent).toBe('Name is required');
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
  expect(screen.getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href')).toBe(String(address));
});

test('what stands in the message before the form is awake is counted', () => {
  const form = <ContactForm email="care@clinic.example" whatsapp="+91 20 0000 0100" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  screen.getByLabelText<HTMLTextAreaElement>('Message').value = 'Hello';
  render(form, { container, hydrate: true });
  expect(screen.getByText(/^5 of/)).toBeTruthy();
});
