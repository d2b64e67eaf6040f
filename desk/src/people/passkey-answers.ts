import { z } from 'zod';

/** The longest id of a credential is 1,023 bytes (WebAuthn 3, 4), and base64url has a third more characters. */
const ID_MAX_CHARS = 1364;

const base64url = () => z.string().regex(/^[\w-]+$/);

const credential = {
  id: base64url().max(ID_MAX_CHARS),
  rawId: base64url(),
  type: z.literal('public-key'),
};

/** The answer of a device that has made a passkey (`RegistrationResponseJSON`). */
const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(),
    attestationObject: base64url(),
    transports: z.array(z.string().regex(/^[a-z-]+$/)).default([]),
  }),
});

/** The answer of a device that signs somebody in (`AuthenticationResponseJSON`). */
const shownPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(),
    authenticatorData: base64url(),
    signature: base64url(),
    userHandle: base64url(),
  }),
});

const clientData = z.object({ challenge: base64url() });

/**
 * Reads the answer of a device, which may be anything, with the challenge that it answers; `null` when it is malformed.
 */
export const readMadePasskey = (text: string) => read(madePasskey, text);

export const readShownPasskey = (text: string) => read(shownPasskey, text);

function read<T extends { response: { clientDataJSON: string } }>(schema: z.ZodType<T>, text: string) {
  try {
    const answer = schema.parse(JSON.parse(text));
    const said = Buffer.from(answer.response.clientDataJSON, 'base64url').toString();
    const { challenge } = clientData.parse(JSON.parse(said));
    return { answer: { ...answer, clientExtensionResults: {} }, challenge };
  } catch {
    return null;
  }
}
