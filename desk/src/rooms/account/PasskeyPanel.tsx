import { Button } from '@clinic/ui/Button.tsx';
import { TextField } from '@clinic/ui/Field.tsx';
import { toMoment } from '#appointments/desk-words.ts';
import { Card } from '#parts/Card.tsx';
import { Fold } from '#parts/Fold.tsx';
import formStyles from '#parts/Form.module.css';
import { List, Row } from '#parts/List.tsx';
import textStyles from '#parts/Text.module.css';
import { ACCOUNT_PATHS, type AccountRefusal, type ListedPasskey, PASSKEY_NAME_MAX_CHARS } from '#people/people-view.ts';
import { Username } from '#people/Username.tsx';
import { accountRefusalToWords } from './desk-account-words.ts';
import { PassphraseAsk } from './PassphraseAsk.tsx';
import { deskAccountMessages } from './words.ts';

const words = deskAccountMessages.passkeys;

type Props = {
  passkeys: readonly ListedPasskey[];
  email: string;
  refused: AccountRefusal | null;
  timeZone: string;
  today: string;
};

/** The panel of a person's passkeys, which are removed one by one, with the form that begins a new one. */
export function PasskeyPanel({ passkeys, email, refused, timeZone, today }: Props) {
  const { add } = words;
  const unmade = refused?.form === 'newPasskey' ? refused : null;
  const error = unmade ? accountRefusalToWords(unmade) : undefined;
  return (
    <Card id="passkeys" title={words.title}>
      <p>{words.text}</p>
      {passkeys.length > 0 && (
        <List aria-label={words.title}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...{ passkey, email, refused, timeZone, today }} />
          ))}
        </List>
      )}
      <Fold summary={add.summary} isOpen={unmade !== null}>
        <p>{add.text}</p>
        <form className={formStyles.form} method="post" action={ACCOUNT_PATHS.newPasskey}>
          <Username email={email} />
          <TextField
            id="passkey-name"
            name="name"
            label={add.name}
            autoComplete="off"
            maxLength={PASSKEY_NAME_MAX_CHARS}
            defaultValue={unmade?.name ?? ''}
            required
          />
          <TextField
            id="newPasskey-passphrase"
            name="passphrase"
            label={deskAccountMessages.passphrase}
            type="password"
            autoComplete="current-password"
            error={error}
            autoFocus={error !== undefined}
            required
          />
          <Button type="submit" size="small">
            {add.submit}
          </Button>
        </form>
      </Fold>
    </Card>
  );
}

function PasskeyRow({
  passkey,
  email,
  refused,
  timeZone,
  today,
}: Omit<Props, 'passkeys'> & { passkey: ListedPasskey }) {
  const { id, addedAt, usedAt } = passkey;
  const name = passkey.name || words.unnamed;
  const kept = refused?.form === 'removePasskey' && refused.id === id ? refused : null;
  const { summary, text, submit } = words.remove;
  return (
    <Row
      action={
        <Fold
          look="plain"
          summary={
            <span>
              {summary}
              <span className="visually-hidden">: {name}</span>
            </span>
          }
          isOpen={kept !== null}
        >
          <p>{text}</p>
          <PassphraseAsk
            form="removePasskey"
            of={id}
            action={ACCOUNT_PATHS.removePasskey}
            submit={submit}
            email={email}
            refused={kept}
          />
        </Fold>
      }
    >
      <p className={textStyles.strong}>
        <bdi>{name}</bdi>
      </p>
      <p className={textStyles.small}>
        {words.added(toMoment(addedAt, today, timeZone))}
        {' · '}
        {usedAt ? words.used(toMoment(usedAt, today, timeZone)) : words.unused}
      </p>
    </Row>
  );
}
