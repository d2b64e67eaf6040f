import { createPassphraseToken, keepPerson } from '#people/people.ts';
import { createAuthenticator } from './authenticator.ts';
import { ASHA, PASSPHRASE, toCookie } from './people.ts';
import { type DeskOptions, openDesk } from './test-desk.ts';

export const RAVI = 'ravi@clinic.example';
export const WRONG = 'a wrong passphrase';

type Headers = Record<string, string>;

/** Opens a front desk with what people do at its door. The device has one passkey, once `addPasskey` has made it. */
export async function openDoor(url: string, deskUrl?: string, options?: DeskOptions) {
  const desk = await openDesk(url, deskUrl, options);
  const { app, auth, db, submit } = desk;

  /** Sends the sign-in, by default of Asha with the right passphrase. */
  const enter = (change: Record<string, string> = {}, headers: Headers = {}, address?: string) =>
    submit('/sign-in', { email: ASHA, passphrase: PASSPHRASE, ...change }, headers, address);
  const enterAs = async (change: Record<string, string> = {}) => toCookie((await enter(change)).headers['set-cookie']);
  /** Opens a page with a session's cookie: 303 when there is no such session. */
  const look = async (cookie: string, path = '/') => (await app.inject({ url: path, headers: { cookie } })).statusCode;
  const getView = () => desk.rendered.at(-1)?.view;
  /** Makes a one-time link for Asha, and returns its token. */
  const createToken = async (role: 'owner' | 'reception' = 'owner') =>
    createPassphraseToken(auth, await keepPerson(auth, ASHA, role), new Date());
  const listRecords = () =>
    db
      .selectFrom('desk_records')
      .select(['action', 'subject', 'made_by', 'made_from'])
      .orderBy('made_at')
      .orderBy('action')
      .execute();

  const device = createAuthenticator();
  /** Asks for a passkey with the passphrase, and resolves to the question for the device. */
  const askForNew = async (cookie: string) => {
    await submit('/account/passkeys/new', { name: ' Front  laptop', passphrase: PASSPHRASE }, { cookie });
    return JSON.parse(getView()?.newPasskey?.options ?? '{}');
  };
  const addPasskey = async (cookie: string) => {
    const passkey = device.make(await askForNew(cookie));
    return submit('/account/passkeys', { name: 'Front laptop', passkey }, { cookie });
  };
  const askForSignIn = async () => (await submit('/sign-in/passkey/options', {})).json();
  const enterWith = (passkey: string) => submit('/sign-in/passkey', { passkey });
  /** Shows the passkey to the desk, with what the device does wrong. */
  const showPasskey = async (fault = {}) => enterWith(device.show(await askForSignIn(), fault));
  const passkeys = { device, askForNew, addPasskey, askForSignIn, enterWith, showPasskey };

  return { ...desk, enter, enterAs, look, getView, createToken, listRecords, ...passkeys };
}
