import { PASSKEY_FIELD } from './people-view.ts';

/** The attribute of the part with a form that a passkey fills in. It is shown where the browser has passkeys. */
export const PASSKEY = 'data-passkey';
/** The attribute of what stands in its place until then. */
export const NO_PASSKEY = 'data-no-passkey';
/** The question for the device as JSON, which makes a passkey. Without one, the address of a question that signs in. */
export const QUESTION = 'data-question';
export const QUESTION_AT = 'data-question-at';
/** The sentences for what goes wrong, as JSON. */
export const FAULTS = 'data-faults';

/** `site`: the page has another address than the passkeys. `known`: the device has a passkey of this person already. */
export type PasskeyFault = 'cancelled' | 'known' | 'site' | 'tooMany' | 'failed';

/** The names that browsers give to the faults. One word stands for a person who cancels, for a late one, and for 'none here'. */
const FAULTS_BY_ERROR: Record<string, PasskeyFault | undefined> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'site',
  TooManyError: 'tooMany',
};

/**
 * Makes the form of a passkey work: a press asks the person's device, and its answer is sent with the form. Browsers
 * read the question as JSON themselves only lately, so its few bytes are read here.
 */
export function startPasskeys(root: Document): void {
  const part = root.querySelector<HTMLElement>(`[${PASSKEY}]`);
  const form = part?.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>(`[name=${PASSKEY_FIELD}]`);
  const alert = part?.querySelector<HTMLElement>('[role=alert]');
  if (!part || !form || !field || !alert || !('PublicKeyCredential' in window)) return;
  const missing = root.querySelector<HTMLElement>(`[${NO_PASSKEY}]`);
  if (missing) missing.hidden = true;
  part.hidden = false;

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    alert.hidden = true;
    try {
      const question = part.getAttribute(QUESTION);
      const answer = await (question
        ? makePasskey(JSON.parse(question))
        : showPasskey(await fetchQuestion(part.getAttribute(QUESTION_AT) ?? '')));
      field.value = JSON.stringify(answer);
      form.submit();
    } catch (error) {
      const fault = FAULTS_BY_ERROR[error instanceof Error ? error.name : ''] ?? 'failed';
      alert.textContent = JSON.parse(part.getAttribute(FAULTS) ?? '{}')[fault];
      alert.hidden = false;
    }
  });
}

async function fetchQuestion(address: string): Promise<Question> {
  const answer = await fetch(address, { method: 'POST', headers: { accept: 'application/json' } });
  if (answer.status === 429) throw Object.assign(new Error(), { name: 'TooManyError' });
  return answer.json();
}

async function makePasskey({ challenge, user, excludeCredentials = [], ...rest }: NewQuestion): Promise<object> {
  const publicKey = {
    ...rest,
    challenge: toBytes(challenge),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: excludeCredentials.map(({ id, ...known }) => ({ ...known, id: toBytes(id) })),
  };
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return toAnswer(made, {
    attestationObject: toText(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  });
}

async function showPasskey({ challenge, ...rest }: Question): Promise<object> {
  const publicKey = { ...rest, challenge: toBytes(challenge) };
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
  return toAnswer(shown, {
    authenticatorData: toText(authenticatorData),
    signature: toText(signature),
    userHandle: userHandle ? toText(userHandle) : '',
  });
}

function toAnswer({ rawId, type, response }: PublicKeyCredential, more: object): object {
  const id = toText(rawId);
  return { id, rawId: id, type, response: { clientDataJSON: toText(response.clientDataJSON), ...more } };
}

/** Reads base64url. */
function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}

/** Writes base64url. */
function toText(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The options of a request as the desk writes them, with bytes as base64url. */
type Question = Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> & { challenge: string };

type NewQuestion = Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
  challenge: string;
  user: Omit<PublicKeyCredentialUserEntity, 'id'> & { id: string };
  excludeCredentials?: (Omit<PublicKeyCredentialDescriptor, 'id'> & { id: string })[];
};
