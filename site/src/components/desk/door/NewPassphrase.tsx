import { PASSPHRASE_MIN_CHARS } from '@clinic/contract/desk-door.ts';
import { TextField } from '#components/ui/Field.tsx';
import { deskDoorMessages } from '#messages/desk-door.ts';
import { HintedField } from '../frame/HintedField.tsx';
import { ShowPassphrase } from './ShowPassphrase.tsx';

type Props = { name: string; label: string; again: string; error: string | undefined };

/** The two fields in which a person types a new passphrase. */
export function NewPassphrase({ name, label, again, error }: Props) {
  const common = {
    type: 'password',
    autoComplete: 'new-password',
    minLength: PASSPHRASE_MIN_CHARS,
    required: true,
  };
  return (
    <>
      <HintedField
        id={name}
        name={name}
        label={label}
        error={error}
        {...common}
        autoFocus={error !== undefined}
        hint={deskDoorMessages.passphrase.hint(PASSPHRASE_MIN_CHARS)}
      />
      <TextField id="again" name="again" label={again} {...common} />
      <ShowPassphrase ids={[name, 'again']} />
    </>
  );
}
