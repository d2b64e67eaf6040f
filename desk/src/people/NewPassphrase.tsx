import { TextField } from '@clinic/ui/Field.tsx';
import { HintedField } from '../parts/HintedField.tsx';
import { PASSPHRASE_MIN_CHARS } from './door.ts';
import { deskDoorMessages } from './door-words.ts';
import { ShowPassphrase } from './ShowPassphrase.tsx';

type Props = { name: string; label: string; again: string; error: string | undefined };

/** The two fields in which a person types a new passphrase. */
export function NewPassphrase({ name, label, again, error }: Props) {
  const common = {
    type: 'password',
    autoComplete: 'new-password',
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
