import { PERSON_NAME_MAX_CHARS } from '@clinic/contract/desk-person.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { TextField } from '@clinic/ui/Field.tsx';
import { Card } from '#parts/Card.tsx';
import styles from '#parts/Form.module.css';
import { ACCOUNT_PATHS, type AccountRefusal } from '#people/people-view.ts';
import { accountRefusalToWords } from './desk-account-words.ts';
import { deskAccountMessages } from './words.ts';

const words = deskAccountMessages.name;

type Props = { name: string; refused: AccountRefusal | null };

/** The form with which a person changes their own name. */
export function NameForm({ name, refused }: Props) {
  const own = refused?.form === 'name' ? refused : null;
  return (
    <Card id="own-name" title={words.title}>
      <p>{words.text}</p>
      <form className={styles.form} method="post" action={ACCOUNT_PATHS.name}>
        <TextField
          id="name"
          name="name"
          label={words.label}
          autoComplete="name"
          maxLength={PERSON_NAME_MAX_CHARS}
          defaultValue={own?.entry ?? name}
          error={own ? accountRefusalToWords(own) : undefined}
          autoFocus={own !== null}
        />
        <Button type="submit" size="small">
          {words.submit}
        </Button>
      </form>
    </Card>
  );
}
