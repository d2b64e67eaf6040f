import { ACCOUNT_PATHS, type AccountRefusal } from '@clinic/contract/desk-people.ts';
import { PERSON_NAME_MAX_CHARS } from '@clinic/contract/desk-person.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { accountRefusalToWords } from '#lib/desk/desk-account-words.ts';
import { deskAccountMessages } from '#messages/desk-account.ts';
import { Card } from '../frame/Card.tsx';
import styles from '../frame/Form.module.css';

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
