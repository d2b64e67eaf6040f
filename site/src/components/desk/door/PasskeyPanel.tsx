import {
  ACCOUNT_PATHS,
  type AccountRefusal,
  type ListedPasskey,
  PASSKEY_NAME_MAX_CHARS,
} from '@clinic/contract/desk-people.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { accountRefusalToWords } from '#lib/desk/desk-account-words.ts';
import { toMoment } from '#lib/desk/desk-words.ts';
import { deskAccountMessages } from '#messages/desk-account.ts';
import { Card } from '../frame/Card.tsx';
import { Fold } from '../frame/Fold.tsx';
import formStyles from '../frame/Form.module.css';
import { List, Row } from '../frame/List.tsx';
import textStyles from '../frame/Text.module.css';
import { PassphraseAsk } from './PassphraseAsk.tsx';

const words = deskAccountMessages.passkeys;

type Props = {
  passkeys: readonly ListedPasskey[];
  refused: AccountRefusal | null;
  timeZone: string;
  today: string;
};

/** The panel of a person's passkeys, which are removed one by one, with the form that begins a new one. */
export function PasskeyPanel({ passkeys, refused, timeZone, today }: Props) {
  const { add } = words;
  const unmade = refused?.form === 'newPasskey' ? refused : null;
  const error = unmade ? accountRefusalToWords(unmade) : undefined;
  return (
    <Card id="passkeys" title={words.title}>
      <p>{words.text}</p>
      {passkeys.length > 0 && (
        <List aria-label={words.title}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} refused={refused} timeZone={timeZone} today={today} />
          ))}
        </List>
      )}
      <Fold summary={add.summary} isOpen={unmade !== null}>
        <p>{add.text}</p>
        <form className={formStyles.form} method="post" action={ACCOUNT_PATHS.newPasskey}>
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

function PasskeyRow({ passkey, refused, timeZone, today }: Omit<Props, 'passkeys'> & { passkey: ListedPasskey }) {
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
