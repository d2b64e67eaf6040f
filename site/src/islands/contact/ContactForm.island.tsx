import { Button } from '@clinic/ui/Button.tsx';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ContactFields } from '#components/contact/ContactFields.tsx';
import { type ContactMode, ModeChoice } from '#components/contact/ModeChoice.tsx';
import { type ContactMessage, createContactChatLink, createContactMailto } from '#lib/browser/contact/contact-links.ts';
import {
  CONTACT_FIELDS,
  type ContactErrors,
  type ContactField,
  findContactErrors,
} from '#lib/browser/contact/contact-validation.ts';
import { toLanguagePath } from '#lib/paths/language-path.ts';
import { contactFormMessages as words } from '#messages/contact-form.ts';
import styles from './ContactForm.module.css';

type Props = {
  email: string;
  whatsapp: string;
};

/**
 * `spoken` is an error to read out, because its field already has the focus. `opened` keeps the link, in case the mail
 * client or the new tab does not open.
 */
type State =
  | { status: 'editing'; errors: ContactErrors; spoken?: { text: string | undefined; at: number } }
  | { status: 'opened'; mode: ContactMode; href: string };

const INITIAL_STATE: State = { status: 'editing', errors: {} };

/**
 * Opens the visitor's own mail or chat app with the message; nothing is sent over the network. It must hydrate, because
 * errors and status are state. Without script the page shows plain links in its place.
 */
export function ContactForm({ email, whatsapp }: Props) {
  const [state, setState] = useState<State>(INITIAL_STATE);
  const [messageLength, setMessageLength] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  // Counts text that was typed before the island woke, or that the browser has restored after a reload.
  useEffect(() => {
    if (form.current) setMessageLength(readMessage(new FormData(form.current)).message.length);
  }, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = readMessage(data);
    const errors = findContactErrors(typed);
    const firstField = CONTACT_FIELDS.find((field) => errors[field]);
    if (firstField) {
      const control = form.current?.elements.namedItem(firstField);
      const hasFocus = control === document.activeElement;
      const spoken = { text: errors[firstField], at: event.timeStamp };
      // The error is rendered before the focus moves, so that screen readers read it with the field.
      flushSync(() => setState({ status: 'editing', errors, ...(hasFocus && { spoken }) }));
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    open(data.get('mode') === 'whatsapp' ? 'whatsapp' : 'email', typed);
  };

  const open = (mode: ContactMode, typed: ContactMessage) => {
    const message = trimMessage(typed);
    const href = mode === 'email' ? createContactMailto(email, message) : createContactChatLink(whatsapp, message);
    setState({ status: 'opened', mode, href });
    if (mode === 'email') window.location.href = href;
    else window.open(href, '_blank', 'noopener');
  };

  const onEdit = (field: ContactField) =>
    setState((current) => {
      if (current.status === 'opened' || !current.errors[field]) return current;
      const { [field]: _cleared, ...errors } = current.errors;
      return { status: 'editing', errors };
    });

  const errors = state.status === 'editing' ? state.errors : {};

  return (
    // `method="dialog"` submits nothing outside a dialog. A press before the script is ready therefore does not put the
    // typed text into the address.
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={onSubmit}>
      <ModeChoice />
      <ContactFields errors={errors} messageLength={messageLength} onEdit={onEdit} onMessageLength={setMessageLength} />
      <div className={styles.bar}>
        <p className={styles.privacy}>
          {words.privacy} <a href={toLanguagePath('/privacy')}>{words.privacyLink}</a>
        </p>
        <Button type="submit" hasArrow>
          {words.send}
        </Button>
      </div>
      <div className={`${styles.outcome} cluster`}>
        <p role="status" className={styles.status}>
          {state.status === 'opened' && <span>{words.status[state.mode]}</span>}
          {state.status === 'editing' && state.spoken && (
            // The key makes a new element each time, so that equal words are read again.
            <span key={state.spoken.at} className="visually-hidden">
              {state.spoken.text}
            </span>
          )}
        </p>
        {state.status === 'opened' && (
          <p className={styles.again}>
            {words.nothingOpened}{' '}
            <a href={state.href} target={state.mode === 'whatsapp' ? '_blank' : undefined} rel="noopener">
              {words.tryAgain[state.mode]}
              {state.mode === 'whatsapp' && <span className="visually-hidden"> ({words.opensNewTab})</span>}
            </a>
          </p>
        )}
      </div>
    </form>
  );
}

function readMessage(data: FormData): ContactMessage {
  const read = (field: ContactField) => String(data.get(field) ?? '');
  return { name: read('name'), email: read('email'), phone: read('phone'), message: read('message') };
}

function trimMessage({ name, email, phone, message }: ContactMessage): ContactMessage {
  return { name: name.trim(), email: email.trim(), phone: phone.trim(), message: message.trim() };
}
