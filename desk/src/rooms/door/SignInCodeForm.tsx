import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { Button } from '@clinic/ui/Button.tsx';
import styles from '#parts/Form.module.css';
import { HintedField } from '#parts/HintedField.tsx';
import { Refusal } from '#parts/Refusal.tsx';
import { Door } from '#people/Door.tsx';
import { tooManyToWords } from '#people/desk-door-words.ts';
import { deskDoorMessages } from '#people/door-words.ts';
import { CODE_DIGITS, CODE_MAX_CHARS, type DeskSignInCode } from '#people/people-view.ts';
import { KeptField } from './KeptField.tsx';

const words = deskDoorMessages.code;

/** The form that asks for the second factor, after the passphrase. */
export function SignInCodeForm({ refused, kept }: DeskSignInCode) {
  return (
    <Door title={words.title}>
      <form className={styles.form} method="post" action={DESK_PATHS.signInCode} noValidate>
        {refused && <Refusal>{refused.reason === 'wrong' ? words.wrong : tooManyToWords(refused.waitSeconds)}</Refusal>}
        <KeptField kept={kept} />
        <HintedField
          id="code"
          name="code"
          label={words.code}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CODE_MAX_CHARS}
          autoFocus={refused === null}
          required
          hint={words.hint(CODE_DIGITS)}
        />
        <Button type="submit" hasArrow>
          {words.submit}
        </Button>
        <p>
          {words.back} <ArrowLink href={DESK_PATHS.signIn}>{words.backLink}</ArrowLink>
        </p>
      </form>
    </Door>
  );
}
