import { EMAIL_MAX_CHARS } from '@clinic/contract/appointment.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { TextField } from '@clinic/ui/Field.tsx';
import styles from '#parts/Form.module.css';
import { Refusal } from '#parts/Refusal.tsx';
import { Door } from '#people/Door.tsx';
import { tooManyToWords } from '#people/desk-door-words.ts';
import { type DeskSignIn, PASSPHRASE_MAX_CHARS } from '#people/door.ts';
import { deskDoorMessages } from '#people/door-words.ts';
import { PasskeyForm } from '#people/PasskeyForm.tsx';
import { ShowPassphrase } from '#people/ShowPassphrase.tsx';
import { KeptField } from './KeptField.tsx';
import { SignInHelp } from './SignInHelp.tsx';

const words = deskDoorMessages.signIn;

/** The sign-in form. A refusal does not reveal whether the person is known. */
export function SignInForm({ email, refused, kept }: DeskSignIn) {
  return (
    <Door title={words.title}>
      <form className={styles.form} method="post" action={DESK_PATHS.signIn} noValidate>
        {refused && <Refusal>{toSentence(refused, kept)}</Refusal>}
        <KeptField kept={kept} />
        <TextField
          id="email"
          name="email"
          label={words.email}
          type="email"
          autoComplete="username"
          defaultValue={email}
          maxLength={EMAIL_MAX_CHARS}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          id="passphrase"
          name="passphrase"
          label={words.passphrase}
          type="password"
          autoComplete="current-password"
          required
        />
        <ShowPassphrase ids={['passphrase']} />
        <Button type="submit" hasArrow>
          {words.submit}
        </Button>
      </form>
      <PasskeyForm
        action={DESK_PATHS.signInPasskey}
        submit={words.passkey.submit}
        faults={words.passkey.faults}
        question={{ at: DESK_PATHS.passkeyOptions }}
        variant="outline"
      >
        <KeptField kept={kept} />
      </PasskeyForm>
      <SignInHelp />
    </Door>
  );
}

function toSentence({ reason, waitSeconds }: NonNullable<DeskSignIn['refused']>, kept: string | undefined): string {
  if (reason === 'too-many') return tooManyToWords(waitSeconds);
  if (reason === 'too-long') return words.tooLong(PASSPHRASE_MAX_CHARS);
  if (reason === 'left') return words.ended;
  if (reason === 'ended') return kept ? words.endedKept : words.ended;
  if (reason === 'passkey-wrong') return words.passkey.wrong;
  if (reason === 'passkey-over') return words.passkey.over;
  if (reason === 'passkey-behind') return words.passkey.behind;
  return reason === 'code-over' ? words.codeOver : words[reason];
}
