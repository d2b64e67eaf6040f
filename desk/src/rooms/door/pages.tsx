import type { KeptForm as Kept } from '#frame/kept.ts';
import { definePage } from '#frame/page.ts';
import type { DeskPassphrase, DeskSignIn } from '#people/door.ts';
import { deskDoorMessages as words } from '#people/door-words.ts';
import type { DeskSignInCode, DeskRefused as Refused } from '#people/people-view.ts';
import { DeskRefused } from './DeskRefused.tsx';
import { KeptForm } from './KeptForm.tsx';
import { PassphraseForm } from './PassphraseForm.tsx';
import { PassphraseGone } from './PassphraseGone.tsx';
import { deskRefusedMessages } from './refused-words.ts';
import { SignInCodeForm } from './SignInCodeForm.tsx';
import { SignInForm } from './SignInForm.tsx';

type Title = { thin: string; bold: string };

const join = ({ thin, bold }: Title) => `${thin} ${bold}`;

export const signInPage = definePage<DeskSignIn>({
  name: 'sign-in',
  room: 'door',
  toTitle: () => join(words.signIn.title),
  Page: ({ view }) => <SignInForm {...view} />,
  isRefused: ({ refused }) => refused !== null,
  // A form that was not saved says so already in the title.
  isDoor: ({ refused }) => refused?.reason !== 'ended',
  isForEverybody: ({ email, refused, kept }) => email === '' && refused === null && !kept,
  script: 'rooms/door/sign-in.client.ts',
});

export const signInCodePage = definePage<DeskSignInCode>({
  name: 'sign-in-code',
  room: 'door',
  toTitle: () => join(words.code.title),
  Page: ({ view }) => <SignInCodeForm {...view} />,
  isDoor: () => true,
});

export const passphrasePage = definePage<DeskPassphrase>({
  name: 'passphrase',
  room: 'door',
  toTitle: ({ refused }) => join(refused === 'gone' ? words.gone.title : words.passphrase.title),
  Page: ({ view }) => (view.refused === 'gone' ? <PassphraseGone /> : <PassphraseForm {...view} />),
  script: 'rooms/door/passphrase.client.ts',
});

/** The page that leads from the sign-in back to a form with what was typed. */
export const keptPage = definePage<Kept>({
  name: 'kept',
  room: 'door',
  toTitle: () => join(words.kept.title),
  Page: ({ view }) => <KeptForm {...view} />,
  script: 'rooms/door/kept.client.ts',
});

/** The page that tells a person why a request was refused as a whole. */
export const refusedPage = definePage<Refused>({
  name: 'refused',
  room: 'door',
  toTitle: ({ code }) => join(deskRefusedMessages.of(code).title),
  Page: ({ view }) => <DeskRefused code={view.code} isForm={view.isForm} />,
});
