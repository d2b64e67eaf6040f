import { PHONE_MAX_CHARS } from '@clinic/contract/appointment.ts';
import { PORTAL_PATH } from '@clinic/contract/paths.ts';
import type { PORTAL_FIELDS, PortalAsk } from '@clinic/contract/portal.ts';
import { Button, ButtonLink } from '@clinic/ui/Button.tsx';
import { TextField } from '@clinic/ui/Field.tsx';
import { PhoneLink } from '#components/booking/PhoneLink.tsx';
import { withLanguage } from '#lib/paths/language-query.ts';
import { portalMessages } from '#messages/portal.ts';
import { reasonToWords } from '#messages/refusals.ts';
import '@clinic/ui/styles/compositions/heading-small.css';
import styles from './LinkForm.module.css';
import { getAskRefusal } from './portal-state.ts';
import { Refusal } from './Refusal.tsx';

const words = portalMessages.ask;
const REFERENCE_MAX_CHARS = 40;

type AskField = (typeof PORTAL_FIELDS.ask)[number];

type Props = {
  ask: PortalAsk;
  /** The API's address; empty for the page's own origin. */
  apiBase: string;
  phone: string;
};

/** The form that asks for a new link to an appointment, or a confirmation that the request was sent. */
export function LinkForm({ ask, apiBase, phone }: Props) {
  return (
    <div className={`${styles.band} page-grid`}>
      <section id="ask" className={styles.plane} aria-labelledby="ask-title">
        {ask.state === 'sent' ? <Sent phone={phone} /> : <Asked ask={ask} apiBase={apiBase} />}
      </section>
    </div>
  );
}

function Asked({ ask: { state, entries, code, reasons = [], waitSeconds }, apiBase }: Omit<Props, 'phone'>) {
  const field = (name: AskField) => {
    const reason = reasons.find((one) => one.field === name);
    return {
      id: `ask-${name}`,
      name,
      label: words[name],
      error: reason && reasonToWords(reason),
      defaultValue: readEntry(entries, name),
      required: true,
    };
  };
  return (
    <>
      <h2 id="ask-title" className="heading-small">
        {words.title.thin} <b>{words.title.bold}</b>
      </h2>
      <p className={styles.text}>{words.text}</p>
      <form className={styles.form} method="post" action={apiBase + withLanguage(PORTAL_PATH)} noValidate>
        {state === 'refused' && (
          <div className={styles.refusal}>
            <Refusal
              refused={{ code: code ?? 'failed', reasons, ...(waitSeconds && { waitSeconds }) }}
              title={getAskRefusal(reasons)}
              toId={(name) => `ask-${name}`}
            />
          </div>
        )}
        <TextField
          {...field('reference')}
          maxLength={REFERENCE_MAX_CHARS}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField {...field('phone')} type="tel" maxLength={PHONE_MAX_CHARS} autoComplete="tel" />
        <Button type="submit" hasArrow className={styles.submit}>
          {words.submit}
        </Button>
      </form>
    </>
  );
}

function Sent({ phone }: Pick<Props, 'phone'>) {
  const { title, text, rest, again, call } = words.sent;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers a form, and this is the answer
    <div className={styles.sent} role="status" tabIndex={-1} autoFocus>
      <h2 id="ask-title" className="heading-small">
        {title.thin} <b>{title.bold}</b>
      </h2>
      <p className={styles.lead}>{text}</p>
      {rest.map((sentence) => (
        <p key={sentence} className={styles.text}>
          {sentence}
        </p>
      ))}
      <p className={`${styles.ways} cluster`}>
        <ButtonLink href={PORTAL_PATH} variant="outline">
          {again}
        </ButtonLink>
        <span>
          {call} <PhoneLink phone={phone} />
        </span>
      </p>
    </div>
  );
}

/** Reads a sent field, which may hold anything. */
function readEntry(entries: object | undefined, name: AskField): string | undefined {
  const entry: unknown = entries && Reflect.get(entries, name);
  return typeof entry === 'string' ? entry : undefined;
}
